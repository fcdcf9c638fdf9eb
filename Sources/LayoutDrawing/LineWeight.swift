/// How a border is drawn; where borders meet on one cell the greater weight wins.
enum LineWeight: UInt8, Comparable, Sendable {
  case none, dotted, dashed, light, double, heavy

  static func < (one: LineWeight, other: LineWeight) -> Bool { one.rawValue < other.rawValue }
}

/// The four half lines that a cell can contain, from its middle to its edges.
struct Arms: Hashable, Sendable {
  var up = LineWeight.none
  var right = LineWeight.none
  var down = LineWeight.none
  var left = LineWeight.none

  /// No line.
  static let none = Arms()

  /// Both together; of two lines in one place the heavier.
  func merged(with other: Arms) -> Arms {
    Arms(
      up: max(up, other.up), right: max(right, other.right), down: max(down, other.down),
      left: max(left, other.left))
  }
}
