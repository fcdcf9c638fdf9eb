import CollectionLayout
import Foundation

/// Two sections of cells, four a row, each cell a quarter of the bounds wide and high.
///
/// The first layout that many people write: everything is computed from the bounds, nothing is stored. It
/// has two faults on purpose, which the checks name: section 0 never wraps, so that its fifth item lies over
/// its first, and the content is never larger than the bounds, so that a third row of section 1 falls out.
public final class TwoSectionGridLayout: CollectionViewLayout {
  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  /// As large as the bounds.
  public override var collectionViewContentSize: CGSize { bounds.size }

  /// All items of both sections in order, whatever the rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    guard let collectionView else { return nil }
    return (0..<min(2, collectionView.numberOfSections)).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
        layoutAttributesForItem(at: IndexPath(item: item, section: section))
      }
    }
  }

  /// Section 0 is one row at the top; section 1 starts halfway down.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    let attributes = LayoutAttributes(forCellWith: indexPath)
    let cell = CGSize(width: bounds.width / 4, height: bounds.height / 4)
    let column = CGFloat(indexPath.item % 4)
    let row = CGFloat(indexPath.item / 4)
    let top = indexPath.section == 0 ? 0 : row * cell.height + bounds.height / 2
    attributes.frame = CGRect(x: column * cell.width, y: top, width: cell.width, height: cell.height)
    return attributes
  }

  /// Every frame depends on the size, so a new size invalidates; without this, a resize leaves old frames.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != bounds.size
  }
}
