import Foundation

/// The content offsets between which a content can come to rest in a view.
public struct RestingOffsets: Hashable, Sendable {
  /// The offset at the upper left end.
  public let start: CGPoint
  /// The offset at the lower right end; the start along an axis where the content fits.
  public let end: CGPoint

  /// Reckons the offsets from the size of the content, its adjusted inset and the size of the view, in points.
  public init(content: CGSize, inset: EdgeInsets, view: CGSize) {
    // Taken from zero, since a minus sign would make a negative zero, which is seen in every output.
    start = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    end = CGPoint(
      x: max(start.x, content.width + inset.right - view.width),
      y: max(start.y, content.height + inset.bottom - view.height))
  }

  /// Whether there is only one offset, since the content fits.
  public var isSingle: Bool { start == end }

  /// The nearest offset at which the content can rest.
  public func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
  }

  /// Whether the content can rest at an offset.
  public func contains(_ offset: CGPoint) -> Bool { nearest(to: offset) == offset }
}
