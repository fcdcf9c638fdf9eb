import Foundation
import Testing

@testable import CollectionLayout

/// Insets, resting offsets and the geometry of views.
@MainActor
@Suite struct ScrollViewTests {
  private let safe = EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  private let inset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  private func makeView(_ content: CGSize) -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentSize = content
    view.contentInset = inset
    view.safeAreaInsets = safe
    return view
  }

  private let all = EdgeInsets(top: 45, left: 12, bottom: 37, right: 16)
  private let vertical = EdgeInsets(top: 45, left: 2, bottom: 37, right: 4)
  private let horizontal = EdgeInsets(top: 1, left: 12, bottom: 3, right: 16)

  @Test func theSafeAreaIsAddedAlongTheAxesThatScroll() {
    for behavior in [ScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      let sizes = [(100, 100), (200, 300), (100, 301), (201, 100), (201, 301)].map {
        CGSize(width: $0, height: $1)
      }
      let found = sizes.map { size in
        let view = makeView(size)
        view.contentInsetAdjustmentBehavior = behavior
        return view.adjustedContentInset
      }
      #expect(found == [inset, inset, vertical, horizontal, all], "\(behavior)")
    }
  }

  @Test func neverAndAlways() {
    let view = makeView(CGSize(width: 100, height: 301))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == inset)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == all)
  }

  @Test func bouncingCountsAsScrolling() {
    let view = makeView(CGSize(width: 100, height: 100))
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == vertical)
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == all)
  }

  @Test func aContentAtTheTopStaysThereWhenInsetsChange() {
    let view = makeView(CGSize(width: 100, height: 900))
    #expect(view.contentOffset == CGPoint(x: -2, y: -45))
    view.contentInset.top = 11
    #expect(view.contentOffset == CGPoint(x: -2, y: -55))
    view.contentOffset.y = 60
    view.contentInset.top = 20
    #expect(view.contentOffset == CGPoint(x: -2, y: 60), "away from the top nothing moves")
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset == CGPoint(x: -2, y: 60))
  }

  @Test func whatBeginsToScrollMovesBelowTheSafeArea() {
    let view = makeView(CGSize(width: 100, height: 100))
    #expect(view.contentOffset == CGPoint(x: -2, y: -1))
    view.contentSize.height = 900
    #expect(view.contentOffset == CGPoint(x: -2, y: -45))
    view.contentSize.height = 100
    #expect(view.contentOffset == CGPoint(x: -2, y: -1))
  }

  /// 400 × 900 with insets of 45, 12, 37, 16: from (−12, −45) to (400 + 16 − 200, 900 + 37 − 300).
  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)), (CGPoint(x: -50, y: -50), CGPoint(x: -12, y: -45)),
    (CGPoint(x: 999, y: 999), CGPoint(x: 216, y: 637)), (CGPoint(x: 216, y: 637), CGPoint(x: 216, y: 637)),
    (CGPoint(x: -12, y: 638), CGPoint(x: -12, y: 637)),
  ])
  func offsetsAreClampedToWhereTheContentRests(offset: CGPoint, expected: CGPoint) {
    let view = makeView(CGSize(width: 400, height: 900))
    #expect(view.clampedOffset(offset) == expected)
    #expect(view.restingOffsets.start == CGPoint(x: -12, y: -45))
    #expect(view.restingOffsets.end == CGPoint(x: 216, y: 637))
  }

  @Test func aSmallContentRestsOnlyAtItsUpperLeftEnd() {
    let view = makeView(CGSize(width: 10, height: 10))
    #expect(view.clampedOffset(CGPoint(x: 50, y: 50)) == CGPoint(x: -2, y: -1))
    #expect(view.restingOffsets.isSingle)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let view = makeView(CGSize(width: 400, height: 900))
    view.contentOffset = CGPoint(x: 5, y: 6)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 200, height: 300))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(view.contentOffset == CGPoint(x: 7, y: 8))
    view.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 70, y: 80))
  }

  @Test func aTransformedViewHasAnEnclosingFrame() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = Transform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func viewsNest() {
    let (one, two, child) = (View(), View(), View())
    one.addSubview(child)
    two.addSubview(child)
    #expect(one.subviews.isEmpty && two.subviews == [child] && child.superview === two)
    child.removeFromSuperview()
    #expect(two.subviews.isEmpty && child.superview == nil)
  }

  @Test func directionAndScaleAreKept() {
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewLayout())
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.effectiveUserInterfaceLayoutDirection = .rightToLeft
    view.contentScaleFactor = 3
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.contentScaleFactor == 3)
    #expect(!view.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(view.collectionViewLayout.developmentLayoutDirection == .leftToRight)
  }

  /// A content that has no inset on a side rests at 0 there, not at -0, which every output would show.
  @Test func noNegativeZero() {
    let resting = RestingOffsets(
      content: CGSize(width: 10, height: 10), inset: .zero, view: CGSize(width: 20, height: 20))
    #expect(resting.start.x.sign == .plus && resting.start.y.sign == .plus)
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    view.contentInset = .zero
    #expect(view.contentOffset.y.sign == .plus && view.contentOffset.x.sign == .plus)
  }
}
