import CollectionLayout
import Foundation

/// A layout without faults, for twins of faulty ones: in every section a header of 30 points and rows of three
/// cells, 40 points high; all edges on whole points when a third of the width is.
class PanelLayout: CollectionViewLayout {
  var width: CGFloat { collectionView?.bounds.width ?? 0 }
  var sections: Int { collectionView?.numberOfSections ?? 0 }
  func count(_ section: Int) -> Int { collectionView?.numberOfItems(inSection: section) ?? 0 }
  func height(_ section: Int) -> CGFloat { 30 + CGFloat((count(section) + 2) / 3) * 40 }
  func top(_ section: Int) -> CGFloat { (0..<section).reduce(0) { $0 + height($1) } }

  func frame(_ path: IndexPath) -> CGRect {
    let column = CGFloat(path.item % 3)
    let (left, right) = (edge(column), edge(column + 1))
    let y = top(path.section) + 30 + CGFloat(path.item / 3) * 40
    return CGRect(x: left, y: y, width: right - left, height: 40)
  }

  func edge(_ column: CGFloat) -> CGFloat {
    let scale = collectionView?.contentScaleFactor ?? 1
    return column == 3 ? width : (width * column / 3 * scale).rounded() / scale
  }

  func headerFrame(_ section: Int) -> CGRect { CGRect(x: 0, y: top(section), width: width, height: 30) }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: top(sections)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    (0..<sections).flatMap { elements(in: rect, ofSection: $0) }
  }

  func elements(in rect: CGRect, ofSection section: Int) -> [LayoutAttributes] {
    let place = IndexPath(item: 0, section: section)
    let header = layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader, at: place)
    let first = (rect.standardized.minY - top(section) - 30) / 40
    let last = (rect.standardized.maxY - top(section) - 30) / 40
    let rows = CGFloat((count(section) + 2) / 3)
    let lower = Int(min(max(0, first.rounded(.down)), rows)) * 3
    let upper = min(count(section), Int(min(max(0, last.rounded(.up)), rows)) * 3)
    let cells = (lower..<max(lower, upper)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))
    }
    return ([header].compactMap { $0 } + cells).filter { $0.frame.meets(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    guard indexPath.section < sections, indexPath.item < count(indexPath.section) else { return nil }
    let attributes = LayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    guard elementKind == CollectionView.elementKindSectionHeader, indexPath.section < sections else {
      return nil
    }
    let attributes = LayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = headerFrame(indexPath.section)
    attributes.zIndex = 10
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
