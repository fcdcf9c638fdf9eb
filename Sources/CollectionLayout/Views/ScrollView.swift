import Foundation

/// A view onto a larger content, shaped like `UIScrollView`; its bounds' origin is the content offset.
@preconcurrency @MainActor
open class ScrollView: View, ScrollDelegating {
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
  public weak var scrollDelegate: (any ScrollViewDelegate)?

  /// The size of the content, in points.
  ///
  /// A content that begins to scroll along an axis takes the safe area into its inset there.
  open var contentSize = CGSize.zero {
    willSet { insetWillChange() }
    didSet {
      if adjustedContentInset != insetBeforeChange { insetDidChange() }
      geometryDidChange()
    }
  }

  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling comes to rest at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// Whether one can scroll with a finger.
  open var isScrollEnabled = true
  /// Whether only one axis scrolls at a time.
  open var isDirectionalLockEnabled = false
  /// Whether one can scroll past the end and it springs back.
  open var bounces = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the vertical indicator is shown; nothing shows it here.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown; nothing shows it here.
  open var showsHorizontalScrollIndicator = true
  /// The room that the indicators leave at the edges, in points.
  open var scrollIndicatorInsets = EdgeInsets.zero
  /// Whether touches are held back until it is known that they do not scroll.
  open var delaysContentTouches = true
  /// Whether a touch of the content can still become a scroll.
  open var canCancelContentTouches = true
  /// How far the content is magnified: not at all.
  open var zoomScale: CGFloat = 1
  /// The smallest magnification.
  open var minimumZoomScale: CGFloat = 1
  /// The largest magnification.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a finger touches the content; none does here.
  open var isTracking: Bool { false }
  /// Whether a finger drags the content; none does here.
  open var isDragging: Bool { false }
  /// Whether the content slows down; it is at rest here.
  open var isDecelerating: Bool { false }
  /// Whether the magnification changes; it does not here.
  open var isZooming: Bool { false }
  /// Waits for drags.
  public private(set) lazy var panGestureRecognizer: PanGestureRecognizer = {
    let recognizer = PanGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()

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
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset.x == -old.left { offset.x = 0 - new.left }
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
  func tellDidScroll() { scrollDelegate?.scrollViewDidScroll(self) }

  /// Moves the content offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as far as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      low < from || high - low > to - from ? low - from : max(0, high - to)
    }
    let x = shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let y = shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    let offset = CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)
    setContentOffset(clampedOffset(offset), animated: animated)
  }

  /// Shows the indicators for a moment; there are none here.
  open func flashScrollIndicators() {}

  /// The offsets between which the content can rest: from the upper left end to the lower right one.
  public var restingOffsets: RestingOffsets {
    RestingOffsets(content: contentSize, inset: adjustedContentInset, view: bounds.size)
  }

  /// The nearest offset at which the content can rest.
  public func clampedOffset(_ offset: CGPoint) -> CGPoint { restingOffsets.nearest(to: offset) }
}
