import CollectionLayout

// What Linux Foundation answers differently, or does not have.

extension CGRect {
  /// Whether the rectangles share an area; touching is not sharing.
  public func intersects(_ rect2: CGRect) -> Bool { meets(rect2) }

  /// The area that the rectangles share; null if they share none.
  public func intersection(_ rect2: CGRect) -> CGRect {
    guard meets(rect2) else { return .null }
    let one = standardized
    let two = rect2.standardized
    let (left, top) = (max(one.minX, two.minX), max(one.minY, two.minY))
    return CGRect(
      x: left, y: top, width: min(one.maxX, two.maxX) - left, height: min(one.maxY, two.maxY) - top)
  }

  /// Whether the rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Whether the points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as it is printed on iOS.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as it is printed on iOS.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as it is printed on iOS.
  public var debugDescription: String { "(\(width), \(height))" }
}
