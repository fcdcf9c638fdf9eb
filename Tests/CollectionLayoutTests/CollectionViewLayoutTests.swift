import Foundation
import Testing

@testable import CollectionLayout

/// What the base class of layouts answers (F17), and how layouts come and go.
@MainActor
@Suite struct CollectionViewLayoutTests {
  @Test func theBaseClassKnowsNothing() {
    let layout = CollectionViewLayout()
    let path = IndexPath(item: 0, section: 0)
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(layout.collectionView == nil)
    let classes: [AnyClass] = [
      CollectionViewLayout.layoutAttributesClass, CollectionViewLayout.invalidationContextClass,
    ]
    #expect(classes.map(String.init(describing:)) == ["LayoutAttributes", "LayoutInvalidationContext"])
  }

  @Test func aTargetWithVelocityFallsBackToTheOneWithout() {
    let point = CGPoint(x: 3, y: 4)
    let plain = CollectionViewLayout()
    #expect(plain.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(plain.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: point) == point)
    let snapping = SnappingLayout()
    #expect(
      snapping.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: point) == .zero)
  }

  @Test func aLayoutKnowsItsViewWhileItServesIt() {
    let (first, second) = (CollectionViewLayout(), CollectionViewLayout())
    let view = CollectionView(frame: .zero, collectionViewLayout: first)
    #expect(first.collectionView === view)
    view.collectionViewLayout = second
    #expect(first.collectionView == nil && second.collectionView === view)
    view.collectionViewLayout = second
    #expect(second.collectionView === view)
  }

  @Test func aNewLayoutIsPreparedAtThePass() {
    let talk = Conversation([2])
    let next = TracingLayout()
    next.contentHeight = 77
    _ = talk.trace { $0.collectionViewLayout = next }
    #expect(next.trace.filter { $0.hasPrefix("prepare") }.count == 1)
    #expect(talk.view.contentSize.height == 77)
    #expect(!talk.layout.trace.contains { $0.hasPrefix("prepare") || $0.hasPrefix("elements") })
  }

  @Test func aViewWithoutDataShowsNothing() {
    let layout = TracingLayout()
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 0 && view.numberOfItems(inSection: 0) == 0)
    #expect(view.visibleAttributes.isEmpty && view.findings.isEmpty)
  }

  @Test func attributesThatALayoutKeepsAndChangesReachTheirView() {
    let talk = Conversation([1], isLaidOut: false)
    let kept = LayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    kept.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    talk.layout.answer = { _ in [kept] }
    talk.view.layoutIfNeeded()
    kept.frame.size.width = 99
    _ = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(talk.view.visibleCells.map(\.frame.width) == [99])
  }
}

private final class SnappingLayout: CollectionViewLayout {
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    .zero
  }
}
