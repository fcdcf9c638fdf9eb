import Foundation

/// The last phase: headers and footers that stay in sight.
enum PinPhase {
  /// Where a pinned view is while a stretch of the axis is in sight (C8).
  ///
  /// The end of its section pushes it out; that its own section's other boundary items do not is our choice.
  static func pinned(
    _ frame: CGRect, at edge: DirectionalRectEdge, along axis: CollectionView.ScrollDirection,
    section: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>
  ) -> CGRect {
    let (start, extent) = (axis.start(frame), axis.of(frame.size))
    let leads = edge == (axis == .vertical ? .top : .leading)
    let trails = edge == (axis == .vertical ? .bottom : .trailing)
    var position = start
    if leads { position = max(start, min(visible.lowerBound, section.upperBound - extent)) }
    if trails { position = min(start, max(visible.upperBound - extent, section.lowerBound)) }
    return frame.moved(by: axis.point(position - start, across: 0))
  }
}
