import Foundation

extension CollectionView {
  /// Where in the view an item is to be shown.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The offset at which a frame is shown at a place of the view without its insets.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.left) { offset.x += frame.minX - visible.minX }
    if position.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
    if position.contains(.right) { offset.x += frame.maxX - visible.maxX }
    if position.contains(.top) { offset.y += frame.minY - visible.minY }
    if position.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
    if position.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
    return clampedOffset(offset)
  }
}
