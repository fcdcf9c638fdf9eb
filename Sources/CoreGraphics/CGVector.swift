/// A direction and a distance in the plane, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// No distance.
  public init() { self.init(dx: 0, dy: 0) }
  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// A vector from its parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// A vector from its parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No distance.
  public static let zero = CGVector()
}
