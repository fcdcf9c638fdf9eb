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
open class View: Responder {
  private var storedBounds: CGRect
  private var storedCenter: CGPoint
  private var isLayoutNeeded = true
  var observers: [GeometryObserver] = []

  /// The view that this one lies in.
  public internal(set) weak var superview: View?
  /// The views that lie in this one, the nearest last.
  public internal(set) var subviews: [View] = []

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// A number to find the view by.
  open var tag = 0
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// How the content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view hides all that is behind it.
  open var isOpaque = true
  /// The colour behind the content.
  open var backgroundColor: Color?
  /// The colour of what can be touched; `nil` for the one that is inherited.
  open var tintColor: Color?
  /// The transform about the centre.
  open var transform = Transform.identity
  /// The transform in space about the centre.
  open var transform3D: Transform3D {
    get { Transform3D(transform) }
    set { transform = newValue.affine }
  }
  /// What a size from a superview changes, as the bits of `UIView.AutoresizingMask`.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask is translated into constraints; there are none here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Which direction the content has, whatever the surroundings say.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// What waits for gestures in the view.
  open internal(set) var gestureRecognizers: [GestureRecognizer]?
  /// What the view draws into.
  open private(set) lazy var layer = Layer(owner: self)
  /// The class of the layer; here it is always a plain one.
  open class var layerClass: AnyClass { Layer.self }
  /// The window that the view is in; there is none here.
  open var window: Window? { nil }
  /// The surroundings that the view is shown in.
  open var traitCollection: TraitCollection {
    TraitCollection(
      displayScale: contentScaleFactor, layoutDirection: effectiveUserInterfaceLayoutDirection)
  }
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

  /// Makes a view of the class that this is called on; subclasses need not mark their `init(frame:)` as required.
  public convenience init(asClass frame: CGRect) { self.init(frame: frame) }

  /// Makes an empty view.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes an empty view as from an archive; nothing is read from it here.
  public required override init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init(coder: coder)
  }

  /// The view's own rectangle: its size, and the point of its content that shows at its upper left corner.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      if newValue.size != storedBounds.size { setNeedsLayout() }
      storedBounds = newValue
      geometryDidChange()
    }
  }

  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      geometryDidChange()
    }
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

  /// Tells those who observe the view's geometry.
  func geometryDidChange() {
    for observer in observers { observer.check() }
  }

  // MARK: Hierarchy

  /// The view above in the hierarchy.
  open override var next: Responder? { superview }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: View) { place(view) { $0.count } }
  /// Puts a view at a place among the subviews.
  open func insertSubview(_ view: View, at index: Int) { place(view) { min(max(0, index), $0.count) } }
  /// Puts a view right in front of another one.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    place(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
  }
  /// Puts a view right behind another one.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    place(view) { views in views.firstIndex { $0 === sibling } ?? views.count }
  }
  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: View) { if view.superview === self { place(view) { $0.count } } }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: View) { if view.superview === self { place(view) { _ in 0 } } }
  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the view got another superview.
  open func didMoveToSuperview() {}
  /// Called before the view gets another window; never here.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after the view got another window; never here.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Adds something that waits for gestures.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes something that waits for gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Layout

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
  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}
  /// Brings constraints up to date; there are none here.
  open func updateConstraints() {}
  /// Asks for constraints to be brought up to date; there are none here.
  open func setNeedsUpdateConstraints() {}
  /// Brings constraints up to date now; there are none here.
  open func updateConstraintsIfNeeded() {}
  /// The size that the content has by itself; none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Says that the content's own size changed.
  open func invalidateIntrinsicContentSize() {}
  /// The size that fits best into a size, in points: the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that constraints give; there are none here, so it is the content's own, or the present one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
  }

  // MARK: Drawing

  /// Asks for a drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Draws the content; never called here.
  open func draw(_ rect: CGRect) {}
  /// A view that looks like this one: an empty one of the same frame, since there are no pixels.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? { View(frame: frame) }
  /// Ends editing of text in the view; there is none.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Called when the colour of what can be touched changes.
  open func tintColorDidChange() {}

  // MARK: Touches

  /// The nearest visible view at a point of the view.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }
  /// Whether a gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
