import Foundation

/// How a section scrolls across the layout's axis.
public struct OrthogonalStrip: Hashable, Sendable {
  /// The behaviour.
  public let behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
  /// The extent that is in sight, in points.
  public let viewport: CGFloat
  /// The extent of all groups with the section's insets, in points.
  public let extent: CGFloat
  /// The offsets between which the section comes to rest.
  public let offsets: ClosedRange<CGFloat>
  private let pitch: CGFloat
  private let groupExtent: CGFloat

  init(
    behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, run: GroupRun,
    axis: CollectionView.ScrollDirection, viewport: CGFloat, before: CGFloat, after: CGFloat
  ) {
    self.behavior = behavior
    self.viewport = viewport
    extent = before + run.extent + after
    groupExtent = run.count > 0 ? axis.of(run[0].node.size) : 0
    pitch = run.count > 1 ? run[1].start : groupExtent
    let last = max(0, extent - viewport)
    guard behavior == .groupPagingCentered, run.count > 0 else {
      offsets = 0...last
      return
    }
    let first = before + groupExtent / 2 - viewport / 2
    offsets = first...max(first, first + run[run.count - 1].start)
  }

  /// The offset at first: groups that are centred begin centred, which is our choice.
  public var initialOffset: CGFloat { offsets.lowerBound }

  /// The nearest offset at which the section can rest.
  public func clamped(_ offset: CGFloat) -> CGFloat {
    offset.isFinite ? min(max(offset, offsets.lowerBound), offsets.upperBound) : initialOffset
  }

  /// The offset where a scroll comes to rest that would end at a proposed one.
  ///
  /// Paging moves by the strip's viewport, the other behaviours by groups, one at most from where the scroll
  /// started; how UIKit rounds is not known.
  public func target(proposed: CGFloat, from start: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous: return clamped(proposed)
    case .continuousGroupLeadingBoundary: return stop(proposed, step: pitch)
    case .paging: return stop(onePage(proposed, start, viewport), step: viewport)
    case .groupPaging, .groupPagingCentered: return stop(onePage(proposed, start, pitch), step: pitch)
    }
  }

  private func onePage(_ proposed: CGFloat, _ start: CGFloat, _ page: CGFloat) -> CGFloat {
    min(max(proposed, start - page), start + page)
  }

  private func stop(_ offset: CGFloat, step: CGFloat) -> CGFloat {
    guard step > 0, offset.isFinite else { return clamped(offset) }
    let base = offsets.lowerBound
    return clamped(base + ((offset - base) / step).rounded() * step)
  }
}
