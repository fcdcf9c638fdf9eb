import Foundation

/// Hears of scrolling, shaped like `UIScrollViewDelegate`.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// A finger lets go; the offset to come to rest at can be replaced, the velocity is in points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger let go.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// A scroll that the program began has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// The insets together with the safe area changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing, for a delegate that does not care.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the offset as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing, for a delegate that does not care.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing, for a delegate that does not care.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// What has a delegate that hears of scrolling.
///
/// The property comes from the protocol so that a collection view can have one of the same name and a narrower type.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {
  /// Who hears of scrolling.
  var scrollDelegate: (any ScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  /// Who hears of scrolling.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
