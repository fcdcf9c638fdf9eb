import CollectionLayout
import Foundation
import LayoutScene

/// A layout for these tests: one row after another, over the whole width, of a height that can be set.
///
/// Where the direction is right to left the rows are half as wide, at the right.
final class RowsLayout: CollectionViewLayout, AdjustableLayout {
  private var rowHeight = 100.0
  private(set) var preparations = 0

  override func prepare() { preparations += 1 }

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let rows = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    return CGSize(width: view.bounds.width, height: CGFloat(Double(rows) * rowHeight))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    guard let view = collectionView else { return nil }
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? view.bounds.width / 2 : 0
    return paths.enumerated().map { row, path in
      let attributes = LayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: left, y: CGFloat(Double(row) * rowHeight), width: view.bounds.width - left,
        height: CGFloat(rowHeight) - 1 / view.contentScaleFactor)
      return attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    layoutAttributesForElements(in: .zero)?.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  var properties: [LayoutProperty] {
    [LayoutProperty("rowHeight", .number(1...500, step: 1), value: .number(rowHeight))]
  }

  func setProperty(_ name: String, to value: PropertyValue) {
    guard case .number(let number) = value else { return }
    rowHeight = number
    invalidateLayout()
  }
}
