import CollectionLayout
import Foundation

/// The layout of most tutorials: `prepare` makes the attributes of every element, a query filters them all.
///
/// It wraps greedily and does not spread lines; it is here to be compared with, and does as little as it can.
@MainActor
final class TextbookLayout: CollectionViewLayout {
  private var cache: [LayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private let spacing: CGFloat = 10

  override func prepare() {
    cache = []
    contentHeight = 0
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let width = view.bounds.width
    for section in 0..<view.numberOfSections {
      let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      addHeader(section, header ?? .zero, width)
      var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, contentHeight, 0)
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? UniformData.itemSize
        if x > 0, x + size.width > width {
          (x, y, height) = (0, y + height + spacing, 0)
        }
        let attributes = LayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        cache.append(attributes)
        x += size.width + spacing
        height = max(height, size.height)
      }
      contentHeight = y + height
    }
  }

  private func addHeader(_ section: Int, _ size: CGSize, _ width: CGFloat) {
    guard size.height > 0 else { return }
    let attributes = LayoutAttributes(
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: contentHeight, width: width, height: size.height)
    cache.append(attributes)
    contentHeight += size.height
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    cache.filter { $0.frame.meets(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
