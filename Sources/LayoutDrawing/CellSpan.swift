/// The cells from one border to the other along one axis, both included.
struct CellSpan: Hashable, Sendable {
  var low: Int
  var high: Int

  /// The cells between the borders; `nil` if there is none.
  var inside: ClosedRange<Int>? { high - low >= 2 ? low + 1...high - 1 : nil }

  /// The part within limits; `nil` if there is none.
  func within(_ limits: Range<Int>) -> ClosedRange<Int>? {
    let first = max(low, limits.lowerBound)
    let last = min(high, limits.upperBound - 1)
    return first <= last ? first...last : nil
  }

  /// Whether a cell lies between the borders.
  func encloses(_ cell: Int) -> Bool { low < cell && cell < high }
}
