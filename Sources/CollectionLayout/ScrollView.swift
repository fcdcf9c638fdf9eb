import Foundation

/// Hears of scrolling, shaped like `UIScrollViewDelegate`.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}

/// A view onto a larger content, shaped like `UIScrollView`; its bounds' origin is the content offset.
@preconcurrency @MainActor
open class ScrollView: View {
  /// How fast scrolling slows down: the part of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's faster rate, for content that comes to rest at certain places.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Which safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic
    /// Only along the axes that can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// On all edges.
    case always
  }

  /// Hears of scrolling; a collection view's delegate is this one too.
  public weak var delegate: (any ScrollViewDelegate)?

  /// The size of the content, in points.
  ///
  /// A content that begins to scroll along an axis takes the safe area into its inset there.
  open var contentSize = CGSize.zero {
    willSet { insetWillChange() }
    didSet { if adjustedContentInset != insetBeforeChange { insetDidChange() } }
  }

  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling comes to rest at multiples of the bounds' size.
  open var isPagingEnabled = false

  /// Whether one can scroll past the content vertically, even if it fits.
  open var alwaysBounceVertical = false
  /// Whether one can scroll past the content horizontally, even if it fits.
  open var alwaysBounceHorizontal = false

  /// How the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    willSet { insetWillChange() }
    didSet { insetDidChange() }
  }

  /// Extra room around the content, in points.
  open var contentInset = EdgeInsets.zero {
    willSet { insetWillChange() }
    didSet { insetDidChange() }
  }

  open override var safeAreaInsets: EdgeInsets {
    willSet { insetWillChange() }
    didSet { insetDidChange() }
  }

  private var insetBeforeChange = EdgeInsets.zero

  private func insetWillChange() { insetBeforeChange = adjustedContentInset }

  /// A content that rests at its upper left end stays there when the inset changes.
  private func insetDidChange() {
    let (old, new) = (insetBeforeChange, adjustedContentInset)
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
  }

  /// Called after the content inset, the safe area or what decides how they are combined changed.
  open func adjustedContentInsetDidChange() {}

  /// The content inset together with the part of the safe area that the behaviour adds, in points.
  public var adjustedContentInset: EdgeInsets {
    let (vertical, horizontal): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic, .scrollableAxes:
        (
          contentSize.height > bounds.height || alwaysBounceVertical,
          contentSize.width > bounds.width || alwaysBounceHorizontal
        )
      }
    let safe = safeAreaInsets
    return contentInset
      + EdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
  }

  /// The point of the content that shows at the upper left corner; setting it does not animate.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      tellDidScroll()
    }
  }

  /// Tells the delegate that the content offset changed.
  func tellDidScroll() { delegate?.scrollViewDidScroll(self) }

  /// Moves the content offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The offsets between which the content can rest: from the upper left end to the lower right one.
  public var restingOffsets: CGRect {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    let right = max(left, contentSize.width + inset.right - bounds.width)
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The nearest offset at which the content can rest.
  public func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let range = restingOffsets
    return CGPoint(
      x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY))
  }
}
