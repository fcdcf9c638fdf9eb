import Foundation

/// Gives the edges along one axis their cells, so that a gap between boxes stays visible.
///
/// An edge goes to the cell that it is rounded to. Where one box ends and another begins in the same cell
/// with a gap between them, rounding would show them as touching; then every edge on the far side of the
/// gap goes to the neighbouring cell instead. Since the cell depends only on the coordinate, edges that touch
/// stay together, and no edge is drawn more than a cell from where it is.
struct EdgeMap {
  let axis: AxisProjection
  private let first: Int
  /// A cell's edges from this coordinate on move up by one cell.
  private var upFrom: [CGFloat]
  /// A cell's edges up to this coordinate move down by one cell.
  private var downTo: [CGFloat]

  /// Makes the map for boxes.
  ///
  /// - Parameters:
  ///   - axis: the projection.
  ///   - visible: the cells that are drawn.
  ///   - spans: where each box begins and ends, in points.
  ///   - minimum: the size in cells from which a box can give up one.
  init(axis: AxisProjection, visible: Range<Int>, spans: [PointSpan], minimum: CGFloat) {
    self.axis = axis
    first = visible.lowerBound
    upFrom = Array(repeating: .infinity, count: visible.count)
    downTo = Array(repeating: -.infinity, count: visible.count)
    let roomy = spans.filter { $0.length * axis.scale >= minimum }
    let firstEnd = extremes(of: roomy.map(\.high), start: .infinity, min)
    for span in roomy {
      guard let slot = slot(span.low), axis.position(span.low) > CGFloat(first + slot) else { continue }
      if span.low > firstEnd[slot] + PointSpan.tolerance { upFrom[slot] = min(upFrom[slot], span.low) }
    }
    let staying = roomy.map(\.low).filter { low in slot(low).map { low < upFrom[$0] } ?? false }
    let lastStart = extremes(of: staying, start: -.infinity, max)
    for span in roomy {
      guard let slot = slot(span.high), axis.position(span.high) < CGFloat(first + slot) else { continue }
      if span.high < lastStart[slot] - PointSpan.tolerance { downTo[slot] = max(downTo[slot], span.high) }
    }
  }

  /// The cell of an edge.
  func cell(_ value: CGFloat) -> Int {
    let cell = axis.cell(value)
    guard upFrom.indices.contains(cell - first) else { return cell }
    if value >= upFrom[cell - first] { return cell + 1 }
    return value <= downTo[cell - first] ? cell - 1 : cell
  }

  /// The cells of a box, at least two.
  func span(_ span: PointSpan) -> CellSpan {
    let mapped = CellSpan(low: cell(span.low), high: cell(span.high))
    if mapped.low < mapped.high { return mapped }
    return CellSpan(low: axis.cell(span.low), high: max(axis.cell(span.high), axis.cell(span.low) + 1))
  }

  private func slot(_ value: CGFloat) -> Int? {
    let index = axis.cell(value) - first
    return upFrom.indices.contains(index) ? index : nil
  }

  private func extremes(
    of values: [CGFloat], start: CGFloat, _ better: (CGFloat, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var result = Array(repeating: start, count: upFrom.count)
    for value in values {
      guard let slot = slot(value) else { continue }
      result[slot] = better(result[slot], value)
    }
    return result
  }
}
