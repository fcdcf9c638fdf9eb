import CollectionLayout
import Foundation
import LayoutScene

/// The two-section grid, grown up: any number of sections, rows that wrap, a header, a footer and a backdrop
/// for each section, a content that encloses everything, and answers of only what meets the rectangle.
///
/// Nothing is stored for an item: a frame follows from the item's number and its section's position.
public class SectionsGridLayout: CollectionViewLayout, AdjustableLayout {
  /// The kind of the decoration view behind a section.
  public static let backdropKind = "backdrop"

  private var columns = 4
  private var headerHeight: CGFloat = 28
  private var footerHeight: CGFloat = 16
  private var sectionTops: [CGFloat] = [0]
  private var itemCounts: [Int] = []

  /// Makes the grid with its backdrop registered.
  public override init() {
    super.init()
    MainActor.assumeIsolated {
      register(CollectionReusableView.self, forDecorationViewOfKind: Self.backdropKind)
    }
  }

  /// Makes the grid as from an archive; nothing is read from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Preparing

  /// Adds up the heights of the sections.
  public override func prepare() {
    guard let collectionView else { return }
    itemCounts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    sectionTops = itemCounts.reduce(into: [0]) { tops, count in
      tops.append((tops.last ?? 0) + height(ofSectionWith: count))
    }
  }

  /// A new size changes every frame; a new offset changes none.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Answers

  /// As wide as the bounds and as high as all sections.
  public override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sectionTops.last ?? 0)
  }

  /// What meets the rectangle, section by section: backdrop, header, cells, footer.
  public override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    sectionRange(in: rect).flatMap { elements(in: rect, ofSection: $0) }
  }

  private func elements(in rect: CGRect, ofSection section: Int) -> [LayoutAttributes] {
    let path = IndexPath(item: 0, section: section)
    let around = [
      layoutAttributesForDecorationView(ofKind: Self.backdropKind, at: path),
      layoutAttributesForSupplementaryView(ofKind: CollectionView.elementKindSectionHeader, at: path),
      layoutAttributesForSupplementaryView(ofKind: CollectionView.elementKindSectionFooter, at: path),
    ]
    let cells = itemRange(in: rect, ofSection: section).map {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))
    }
    return (around + cells).compactMap { $0 }.filter { $0.frame.meets(rect) }
  }

  /// The cell's place follows from its number.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    guard itemCounts.indices.contains(indexPath.section),
      (0..<itemCounts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    let column = indexPath.item % columns
    let row = indexPath.item / columns
    let attributes = LayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: edge(ofColumn: column), y: rowsTop(indexPath.section) + CGFloat(row) * rowHeight,
      width: edge(ofColumn: column + 1) - edge(ofColumn: column), height: rowHeight)
    return attributes
  }

  /// The header is above the rows, the footer below them.
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    guard itemCounts.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let isHeader = elementKind == CollectionView.elementKindSectionHeader
    let height = isHeader ? headerHeight : footerHeight
    guard height > 0, isHeader || elementKind == CollectionView.elementKindSectionFooter else { return nil }
    let top = isHeader ? sectionTops[indexPath.section] : sectionTops[indexPath.section + 1] - footerHeight
    let attributes = LayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: top, width: width, height: height)
    return attributes
  }

  /// The backdrop lies behind the whole section.
  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    guard elementKind == Self.backdropKind, itemCounts.indices.contains(indexPath.section),
      indexPath.item == 0
    else { return nil }
    let top = sectionTops[indexPath.section]
    let attributes = LayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: top, width: width, height: sectionTops[indexPath.section + 1] - top)
    attributes.zIndex = -1
    return attributes
  }

  // MARK: Arithmetic

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  private var rowHeight: CGFloat { onPixels((collectionView?.bounds.height ?? 0) / 4) }

  private func height(ofSectionWith count: Int) -> CGFloat {
    let rows = (count + columns - 1) / columns
    return headerHeight + CGFloat(rows) * rowHeight + footerHeight
  }

  private func rowsTop(_ section: Int) -> CGFloat { sectionTops[section] + headerHeight }

  /// Column edges lie on whole pixels, so that no seam is blurred; the last one is the width itself.
  private func edge(ofColumn column: Int) -> CGFloat {
    column == columns ? width : onPixels(width * CGFloat(column) / CGFloat(columns))
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(1, collectionView?.contentScaleFactor ?? 1)
    return (length * scale).rounded() / scale
  }

  /// The sections that a rectangle meets, found by halving.
  private func sectionRange(in rect: CGRect) -> Range<Int> {
    let first = sectionTops.partitioningIndex { $0 > rect.minY } - 1
    let end = sectionTops.partitioningIndex { $0 >= rect.maxY }
    let lower = min(max(0, first), itemCounts.count)
    return lower..<max(lower, min(end, itemCounts.count))
  }

  /// The items of the rows that a rectangle meets.
  private func itemRange(in rect: CGRect, ofSection section: Int) -> Range<Int> {
    let count = itemCounts[section]
    guard rowHeight > 0 else { return 0..<0 }
    let rows = CGFloat((count + columns - 1) / columns)
    let first = min(max(0, ((rect.minY - rowsTop(section)) / rowHeight).rounded(.down)), rows)
    let end = min(max(first, ((rect.maxY - rowsTop(section)) / rowHeight).rounded(.up)), rows)
    return min(count, Int(first) * columns)..<min(count, Int(end) * columns)
  }

  // MARK: Settings

  /// The number of columns and the heights of headers and footers.
  public var properties: [LayoutProperty] {
    [
      LayoutProperty("columns", .number(1...100, step: 1), value: .number(Double(columns))),
      LayoutProperty("headerHeight", .number(0...1000, step: 1), value: .number(headerHeight)),
      LayoutProperty("footerHeight", .number(0...1000, step: 1), value: .number(footerHeight)),
    ]
  }

  /// Changes a setting and invalidates the layout.
  public func setProperty(_ name: String, to value: PropertyValue) {
    guard case .number(let number) = value else { return }
    switch name {
    case "columns": columns = max(1, Int(number))
    case "headerHeight": headerHeight = number
    case "footerHeight": footerHeight = number
    default: return
    }
    invalidateLayout()
  }
}

extension [CGFloat] {
  /// The first index from which on the condition holds, in an array where it holds for an end part only.
  fileprivate func partitioningIndex(where holds: (CGFloat) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
