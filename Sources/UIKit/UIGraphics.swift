import CollectionLayout

// Nothing is drawn here: what would be drawn is nil, and a sentence says so.

/// Begins a drawing; there is none here.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  Notice.onAnyThread("nothing is drawn: images are nil")
}
/// Begins a drawing; there is none here.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// The image that was drawn: none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Ends a drawing.
public func UIGraphicsEndImageContext() {}

extension View {
  /// Draws the view and all in it; nothing is drawn here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// Shows that content is loaded anew; it never is here.
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false
  /// Says that loading begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that loading ended.
  open func endRefreshing() { isRefreshing = false }
}

extension ScrollView {
  /// What shows that content is loaded anew; none is kept here.
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}
