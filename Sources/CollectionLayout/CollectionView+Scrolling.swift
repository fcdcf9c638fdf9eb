import Foundation

extension ScrollView {
  /// Where the content would come to rest if a finger let go of it now; the velocity is in points per millisecond.
  ///
  /// A velocity v that shrinks by the deceleration rate r each millisecond comes v · r / (1 − r) far. With paging it is
  /// the next page in the direction of the velocity, or the nearest one without any; that is our choice.
  public func restingOffset(forVelocity velocity: CGPoint) -> CGPoint {
    func target(_ offset: CGFloat, _ velocity: CGFloat, page: CGFloat) -> CGFloat {
      guard isPagingEnabled, page > 0 else { return offset + distance(velocity) }
      let pages = offset / page
      let rule: FloatingPointRoundingRule =
        velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
      return pages.rounded(rule) * page
    }
    return clampedOffset(
      CGPoint(
        x: target(contentOffset.x, velocity.x, page: bounds.width),
        y: target(contentOffset.y, velocity.y, page: bounds.height)))
  }

  private func distance(_ velocity: CGFloat) -> CGFloat {
    let rate = decelerationRate.rawValue
    guard rate > 0, rate < 1, velocity.isFinite else { return 0 }
    return velocity * rate / (1 - rate)
  }
}

extension CollectionView {
  /// Lets go of the content as a finger does, and comes to rest where the layout wants it.
  ///
  /// The velocity is in points per millisecond. The way there is not shown: the offset moves once, as in a drag (O4).
  ///
  /// - Returns: the offset at which the content came to rest.
  @discardableResult
  public func endDragging(velocity: CGPoint) -> CGPoint {
    layoutIfNeeded()
    let proposed = restingOffset(forVelocity: velocity)
    let target = recorded(.targetContentOffset(proposed, velocity: velocity), answer: { .point($0) }) {
      collectionViewLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    if target.x.isFinite, target.y.isFinite {
      contentOffset = target
    } else {
      note(
        Finding(
          rule: "non-finite-offset", element: nil, detail: "the target content offset is \(target.brief)"))
      contentOffset = proposed
    }
    layoutIfNeeded()
    return contentOffset
  }
}
