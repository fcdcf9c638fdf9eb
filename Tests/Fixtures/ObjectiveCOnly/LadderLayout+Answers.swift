import UIKit

extension LadderLayout {
  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frames[path] ?? .null
    return attributes
  }

  /// Override in an extension, in another file than the class.
  override func prepare() {
    super.prepare()
    precondition(isForAScreen)
    measure()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.keys.sorted().map(attributes).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(indexPath)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.values.map(\.maxY).max() ?? 0)
  }
}

extension UICollectionViewCell {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
