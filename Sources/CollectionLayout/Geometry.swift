import Foundation

/// Distances from the four edges of a rectangle, in points; positive values lie inside it.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// The sum, edge by edge.
  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }
}

extension CGRect {
  /// Whether the rectangles share an area, as `intersects` answers on Apple's systems.
  ///
  /// Touching is not meeting, and an empty rectangle inside another one meets nothing.
  /// Foundation's `intersects` on Linux answers true for both, so nothing here asks it.
  public func meets(_ other: CGRect) -> Bool {
    let one = standardized
    let two = other.standardized
    return one.minX < two.maxX && two.minX < one.maxX && one.minY < two.maxY && two.minY < one.maxY
      && one.width > 0 && one.height > 0 && two.width > 0 && two.height > 0
  }

  /// Hides Foundation's `intersects` within this module.
  func intersects(_ other: CGRect) -> Bool { meets(other) }

  /// The rectangle that lies inside this one by the given distances.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Whether all four numbers are finite.
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
