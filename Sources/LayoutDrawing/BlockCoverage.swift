import Foundation

/// How much of a cell an element fills that is smaller than a box.
enum BlockCoverage: Sendable {
  case full, upper, lower, left, right, speck

  /// How an element is shown; `nil` if it is at least a cell wide and high, which is enough for a box.
  init?(_ x: PointSpan, _ horizontal: AxisProjection, _ y: PointSpan, _ vertical: AxisProjection) {
    let width = x.length * horizontal.scale
    let height = y.length * vertical.scale
    if width >= 1, height >= 1 { return nil }
    let (across, down) = (min(1, width), min(1, height))
    if across * down >= 0.5 {
      self = .full
    } else if across >= 0.5, down >= 0.2 {
      self = vertical.isInFirstHalf(y) ? .upper : .lower
    } else if down >= 0.5, across >= 0.2 {
      self = horizontal.isInFirstHalf(x) ? .left : .right
    } else {
      self = .speck
    }
  }
}

extension AxisProjection {
  /// Whether the middle of a span lies in the first half of its cell.
  fileprivate func isInFirstHalf(_ span: PointSpan) -> Bool {
    let middle = span.low + span.length / 2
    return position(middle) < CGFloat(cell(middle))
  }
}
