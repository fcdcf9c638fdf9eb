import Foundation

extension CollectionView {
  /// Changes the bounds as inside of an animation: the layout is told before and after (O7).
  ///
  /// `updateTransitions` says how elements go from before to after.
  public func changeBoundsAnimated(to newBounds: CGRect) {
    layoutIfNeeded()
    let (layout, oldBounds) = (collectionViewLayout, bounds)
    recorded(.prepareForBoundsChange(oldBounds), answer: { _ in .nothing }) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    follow { bounds = newBounds }
    recorded(.finalizeBoundsChange, answer: { _ in .nothing }) { layout.finalizeAnimatedBoundsChange() }
  }

  /// Puts another layout in the place of the present one: both are told, attributes are gathered, both are told (O7).
  ///
  /// Initial and final attributes are asked of the new layout; that is our choice.
  func changeLayout(to layout: CollectionViewLayout) {
    let old = collectionViewLayout
    guard layout !== old else { return }
    guard !conversation.isLayingOut else {
      collectionViewLayout = layout
      return
    }
    layoutIfNeeded()
    recorded(.prepareForTransitionTo, answer: { _ in .nothing }) { old.prepareForTransition(to: layout) }
    recorded(.prepareForTransitionFrom, answer: { _ in .nothing }) { layout.prepareForTransition(from: old) }
    follow {
      collectionViewLayout = layout
      prepareLayout()
      moveToTargetOffset(proposed: clampedOffset(contentOffset))
    }
    for layout in [old, layout] {
      recorded(.finalizeTransition, answer: { _ in .nothing }) { layout.finalizeLayoutTransition() }
    }
  }

  /// Makes a change that leaves the data as it is, and follows the elements that it moves.
  private func follow(_ change: () -> Void) {
    let before = conversation.visible.compactMap { $0.copy() as? LayoutAttributes }
    let answersBefore = answersByID
    change()
    setNeedsLayout()
    layoutIfNeeded()
    guard let plan = try? UpdatePlan(BatchUpdate(), from: counts, to: counts) else { return }
    conversation.transitions =
      UpdateTransitions(plan, in: self, before: before, answersBefore: answersBefore).make()
  }
}
