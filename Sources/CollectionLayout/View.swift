import Foundation

/// The direction that text and layouts run in.
public enum LayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// A rectangle in a hierarchy, shaped like `UIView`: geometry and nesting, no pixels.
@preconcurrency @MainActor
open class View: NSObject {
  private var storedBounds: CGRect
  private var storedCenter: CGPoint
  private var isLayoutNeeded = true

  /// The view that this one lies in.
  public private(set) weak var superview: View?
  /// The views that lie in this one, the nearest last.
  public private(set) var subviews: [View] = []

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// The transform about the centre.
  open var transform = Transform.identity
  /// What bars and rounded corners cover, in points.
  open var safeAreaInsets = EdgeInsets.zero
  private var marginsWithinSafeArea = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The room that content should leave at the edges, in points: what was set, 8 at first, and the safe area.
  open var layoutMargins: EdgeInsets {
    get { marginsWithinSafeArea + safeAreaInsets }
    set { marginsWithinSafeArea = newValue }
  }
  /// The direction in force, in UIKit `effectiveUserInterfaceLayoutDirection`.
  open var effectiveUserInterfaceLayoutDirection = LayoutDirection.leftToRight
  /// Pixels a point.
  open var contentScaleFactor: CGFloat = 1

  /// Makes a view with a frame, in points of its superview.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    super.init()
  }

  /// Makes an empty view.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes an empty view as from an archive; nothing is read from it here.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  /// The view's own rectangle: its size, and the point of its content that shows at its upper left corner.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      if newValue.size != storedBounds.size { setNeedsLayout() }
      storedBounds = newValue
    }
  }

  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  /// The rectangle that the view covers in its superview, in points.
  open var frame: CGRect {
    get {
      let size = storedBounds.size
      let upright = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return (transform.isIdentity ? upright : upright.applying(transform))
        .offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      storedCenter = CGPoint(
        x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
      if newValue.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
    }
  }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Asks for a layout pass later.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Runs the layout pass now if one was asked for.
  open func layoutIfNeeded() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSubviews()
  }

  /// Places the subviews.
  open func layoutSubviews() {}
}
