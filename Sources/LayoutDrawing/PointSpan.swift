import Foundation

/// Where something begins and ends along one axis, in points.
struct PointSpan: Hashable, Sendable {
  let low: CGFloat
  let high: CGFloat

  /// Distances up to this are no distance, in points.
  static let tolerance: CGFloat = 0.001

  /// Makes a span from its ends.
  init(low: CGFloat, high: CGFloat) {
    self.low = low
    self.high = high
  }

  /// Makes a span from an origin and a length, which may be negative; `nil` where a number says nothing.
  init?(origin: CGFloat, length: CGFloat) {
    let end = origin + length
    guard !origin.isNaN, !end.isNaN else { return nil }
    low = min(origin, end)
    high = max(origin, end)
  }

  var length: CGFloat { high - low }

  /// Whether both share more than the tolerance.
  func overlaps(_ other: PointSpan) -> Bool {
    min(high, other.high) - max(low, other.low) > Self.tolerance
  }

  /// Whether something of the span lies inside the other one; a span without length has to lie within it.
  func shows(in other: PointSpan) -> Bool {
    length > 0 ? low < other.high && high > other.low : low >= other.low && low <= other.high
  }
}
