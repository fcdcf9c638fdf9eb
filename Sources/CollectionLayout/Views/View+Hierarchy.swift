import Foundation

extension View {
  /// Puts a view among the subviews, wherever it was before.
  func place(_ view: View, at index: ([View]) -> Int) {
    let isMove = view.superview === self
    if !isMove { view.willMove(toSuperview: self) }
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: index(subviews))
    view.superview = self
    guard !isMove else { return }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Puts two subviews in each other's place.
  public func exchangeSubview(at one: Int, withSubviewAt other: Int) { subviews.swapAt(one, other) }

  /// Whether the view lies in another one, at any depth, or is that view.
  public func isDescendant(of view: View) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// The view with a tag, in this hierarchy.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Conversion

  /// A point of this view, as a point of another one; of the topmost view for `nil`.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let top = point.applying(transformToTop)
    return view.map { top.applying($0.transformToTop.inverted()) } ?? top
  }

  /// A point of another view, of the topmost one for `nil`, as a point of this one.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view.map { point.applying($0.transformToTop) } ?? point).applying(transformToTop.inverted())
  }

  /// A rectangle of this view, as a rectangle of another one; of the topmost view for `nil`.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let top = rect.applying(transformToTop)
    return view.map { top.applying($0.transformToTop.inverted()) } ?? top
  }

  /// A rectangle of another view, of the topmost one for `nil`, as a rectangle of this one.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view.map { rect.applying($0.transformToTop) } ?? rect).applying(transformToTop.inverted())
  }

  /// From this view's points to those of the superview of the topmost view.
  private var transformToTop: Transform {
    sequence(first: self) { $0.superview }.reduce(Transform.identity) { sum, view in
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return
        sum
        .concatenating(Transform(translationX: -middle.x, y: -middle.y))
        .concatenating(view.transform)
        .concatenating(Transform(translationX: view.center.x, y: view.center.y))
    }
  }
}
