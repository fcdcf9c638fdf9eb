import Foundation
import Testing

@testable import CollectionLayout

/// What contexts claim, and when it takes effect: rule O5.
@MainActor
@Suite struct InvalidationContextTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aFreshContextClaimsNothing() {
    let context = LayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test func itemsAreKeptOnceInTheOrderTheyWereNamed() {
    let context = LayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path(3), path(1), path(3)])
    context.invalidateItems(at: [path(2), path(1)])
    context.invalidateItems(at: [])
    let expected = [path(3), path(1), path(2)]
    #expect(context.invalidatedItemIndexPaths == expected)
  }

  @Test func supplementariesAndDecorationsAreKeptByKind() {
    let context = LayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "a", at: [])
    context.invalidateDecorationElements(ofKind: "a", at: [])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(1), path(1)])
    context.invalidateSupplementaryElements(ofKind: "b", at: [path(0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(0), path(1)])
    context.invalidateDecorationElements(ofKind: "c", at: [path(5)])
    let supplementaries = ["a": [path(1), path(0)], "b": [path(0)]]
    #expect(context.invalidatedSupplementaryIndexPaths == supplementaries)
    let decorations = ["c": [path(5)]]
    #expect(context.invalidatedDecorationIndexPaths == decorations)
    #expect(context.claims.supplementaries == 3 && context.claims.decorations == 1)
  }

  @Test func adjustmentsAreAppliedAtOnce() {
    let talk = Conversation()
    talk.view.contentOffset = CGPoint(x: 20, y: 30)
    talk.view.layoutIfNeeded()
    let context = LayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: -5, height: -6)
    let trace = talk.trace { _ in
      talk.layout.invalidateLayout(with: context)
      #expect(talk.view.contentOffset == CGPoint(x: 23, y: 34))
      #expect(talk.view.contentSize == CGSize(width: 195, height: 994))
    }
    #expect(
      trace == [
        "invalidateLayout(with: context) @ 20, 30, 200 × 300", "--", "prepare @ 23, 34, 200 × 300",
        "contentSize",
        "elements 0, 0, 400 × 600",
      ])
    #expect(talk.view.contentSize == CGSize(width: 200, height: 1000), "the layout has the last word")
  }

  @Test func theContextOfANewBoundsClaimsNothing() {
    let talk = Conversation()
    talk.view.contentOffset.y = 40
    #expect(talk.layout.contexts.map(\.invalidateEverything) == [false])
    #expect(talk.layout.contexts.map(\.invalidateDataSourceCounts) == [false])
    #expect(talk.layout.contexts.map(\.contentOffsetAdjustment) == [.zero])
  }

  @Test func invalidatingWithoutAContextPassesOneOnThatClaimsEverything() {
    let layout = ClaimingLayout()
    layout.invalidateLayout()
    #expect(layout.claims.map(\.everything) == [true])
    #expect(layout.claims.map(\.counts) == [false])
  }

  @Test func contextsAreOfTheLayoutsOwnClass() {
    let layout = ClaimingLayout()
    layout.invalidateLayout()
    #expect(layout.invalidationContext(forBoundsChange: .zero) is OwnContext)
    #expect(layout.classes.map { $0 == OwnContext.self } == [true])
  }

  @Test func aCountsClaimAsksTheDataSourceAgain() {
    let talk = Conversation([2])
    talk.counts = [5]
    _ = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(talk.view.numberOfItems(inSection: 0) == 2, "counts were not claimed")
    let context = CountsContext()
    let trace = talk.trace { _ in talk.layout.invalidateLayout(with: context) }
    #expect(trace.contains("numberOfItems 0"))
    #expect(talk.view.numberOfItems(inSection: 0) == 5)
  }

  @Test func anotherLayoutsInvalidationIsNotHeard() {
    let talk = Conversation()
    let stranger = CollectionViewLayout()
    stranger.invalidateLayout()
    #expect(talk.trace { _ in } == ["--"])
  }
}

private final class OwnContext: LayoutInvalidationContext {}

private final class CountsContext: LayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

private final class ClaimingLayout: CollectionViewLayout {
  var claims: [InvalidationClaims] = []
  var classes: [LayoutInvalidationContext.Type] = []

  override class var invalidationContextClass: AnyClass { OwnContext.self }

  override func invalidateLayout(with context: LayoutInvalidationContext) {
    claims.append(context.claims)
    classes.append(type(of: context))
    super.invalidateLayout(with: context)
  }
}
