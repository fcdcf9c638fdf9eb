import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// One element in the drawing: where it lies in points and in cells.
struct Placement {
  /// Its index among the observation's elements.
  let index: Int
  let category: ElementCategory
  let x: PointSpan
  let y: PointSpan
  /// The cells of its box; for a small element the cells that it fills are the first up to the last but one.
  var box: CellBox
  /// How much of its cells it fills, if it is smaller than a box.
  let coverage: BlockCoverage?
  /// Whether an element of its category lies under the whole of it.
  var coversAnother = false

  /// Whether it is smaller than a box.
  var isSmall: Bool { coverage != nil }

  /// Whether both frames share an area, by their numbers.
  func overlaps(_ other: Placement) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
}

extension Placement {
  /// Places what shows in the clip, back to front.
  static func all(
    _ elements: [Element], projection: Projection, clip: CellRect,
    within limits: (x: PointSpan, y: PointSpan)?
  ) -> (placements: [Placement], columns: EdgeMap, rows: EdgeMap, withoutPlace: Int) {
    var placements: [Placement] = []
    var withoutPlace = 0
    let columns = clip.x..<clip.endX
    let rows = clip.y..<clip.endY
    for index in elements.indices {
      let frame = elements[index].frame
      guard let x = PointSpan(origin: frame.origin.x, length: frame.size.width),
        let y = PointSpan(origin: frame.origin.y, length: frame.size.height)
      else {
        withoutPlace += 1
        continue
      }
      if let limits, !x.shows(in: limits.x) || !y.shows(in: limits.y) { continue }
      let coverage = BlockCoverage(x, projection.horizontal, y, projection.vertical)
      let box = CellBox(
        columns: projection.horizontal.span(x, isSmall: coverage != nil),
        rows: projection.vertical.span(y, isSmall: coverage != nil))
      guard box.columns.within(columns) != nil, box.rows.within(rows) != nil else { continue }
      placements.append(
        Placement(
          index: index, category: elements[index].id.category, x: x, y: y, box: box, coverage: coverage))
    }
    let boxes = placements.filter { !$0.isSmall }
    let columnMap = EdgeMap(
      axis: projection.horizontal, visible: columns, spans: boxes.map(\.x), minimum: 3)
    let rowMap = EdgeMap(axis: projection.vertical, visible: rows, spans: boxes.map(\.y), minimum: 2)
    for index in placements.indices where !placements[index].isSmall {
      placements[index].box = CellBox(
        columns: columnMap.span(placements[index].x), rows: rowMap.span(placements[index].y))
    }
    return (inPaintingOrder(placements, of: elements), columnMap, rowMap, withoutPlace)
  }

  /// Back to front: by `zIndex`, decorations before the others, then as answered; what is hidden comes first.
  private static func inPaintingOrder(_ placements: [Placement], of elements: [Element]) -> [Placement] {
    func precedes(_ one: Placement, _ other: Placement) -> Bool {
      let (first, second) = (depth(one), depth(other))
      return first == second ? one.index < other.index : first < second
    }
    func depth(_ placement: Placement) -> (Int, Int, Int) {
      let isInvisible = elements[placement.index].isInvisible
      return (
        isInvisible ? 0 : 1, elements[placement.index].zIndex, placement.category == .decorationView ? 0 : 1
      )
    }
    let isSorted = zip(placements, placements.dropFirst()).allSatisfy { precedes($0, $1) }
    return isSorted ? placements : placements.sorted(by: precedes)
  }

  /// Leaves out boxes that lie entirely behind another one, which is told what it covers.
  static func withoutCovered(_ placements: [Placement], of elements: [Element]) -> [Placement] {
    var nearest: [CellBox: Int] = [:]
    var kept: [Placement] = []
    for placement in placements.reversed() {
      if placement.isSmall || elements[placement.index].isInvisible {
        kept.append(placement)
      } else if let position = nearest[placement.box] {
        if kept[position].category == placement.category, kept[position].overlaps(placement) {
          kept[position].coversAnother = true
        }
      } else {
        nearest[placement.box] = kept.count
        kept.append(placement)
      }
    }
    return kept.reversed()
  }
}

extension AxisProjection {
  /// The cells of an element along this axis; a small one takes at least the cell that its middle is in.
  fileprivate func span(_ span: PointSpan, isSmall: Bool) -> CellSpan {
    guard isSmall else { return CellSpan(low: cell(span.low), high: cell(span.high)) }
    guard span.length * scale < 1 else { return CellSpan(low: cell(span.low), high: cell(span.high)) }
    let middle = cell(span.low + span.length / 2)
    return CellSpan(low: middle, high: middle + 1)
  }
}
