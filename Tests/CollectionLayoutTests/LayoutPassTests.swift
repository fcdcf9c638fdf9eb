import Foundation
import Testing

@testable import CollectionLayout

/// The order of calls in layout passes: rules O1 and O2.
@MainActor
@Suite struct LayoutPassTests {
  private let reload = [
    "invalidateLayout @ 0, 0, 200 × 300", "invalidateLayout(with: context) @ 0, 0, 200 × 300",
    "prepare @ 0, 0, 200 × 300", "contentSize", "numberOfSections", "numberOfItems 0",
    "elements 0, 0, 200 × 300", "contentSize", "cell 0·0", "cell 0·1",
  ]

  @Test func nothingIsAskedBeforeTheFirstPass() {
    let talk = Conversation([2], isLaidOut: false)
    #expect(talk.trace { _ in } == ["--"] + reload)
  }

  @Test func countsAreFetchedInsidePrepareByALayoutThatNeedsThem() {
    let talk = Conversation([2], isLaidOut: false)
    talk.layout.onPrepare = { layout, _ in
      _ = layout.collectionView?.numberOfItems(inSection: 0)
      layout.note("prepared")
    }
    #expect(
      Array(talk.trace { _ in }.prefix(8)) == [
        "--", "invalidateLayout @ 0, 0, 200 × 300", "invalidateLayout(with: context) @ 0, 0, 200 × 300",
        "prepare @ 0, 0, 200 × 300", "numberOfSections", "numberOfItems 0", "prepared", "contentSize",
      ])
  }

  @Test func anUnchangedPassAsksNothing() {
    let talk = Conversation()
    #expect(talk.trace { _ in } == ["--"])
    #expect(talk.trace { $0.setNeedsLayout() } == ["--"])
  }

  @Test func aReloadWaitsForThePassAndAsksAllAgain() {
    let talk = Conversation([2])
    #expect(talk.trace { $0.reloadData() } == ["--"] + reload)
    talk.counts = [3]
    #expect(talk.trace { $0.reloadData() } == ["--"] + reload + ["cell 0·2"])
  }

  @Test func aReloadClaimsEverythingAndTheCounts() {
    let talk = Conversation([2])
    let recorder = CallRecorder()
    talk.view.recorder = recorder
    _ = talk.trace { $0.reloadData() }
    let claims = recorder.calls.compactMap { call -> InvalidationClaims? in
      if case .invalidateLayoutWith(let claims) = call.question { claims } else { nil }
    }
    #expect(claims.map(\.everything) == [true])
    #expect(claims.map(\.counts) == [true])
  }

  @Test func invalidatingPreparesAtThePass() {
    let talk = Conversation([2])
    #expect(
      talk.trace { _ in talk.layout.invalidateLayout() } == [
        "invalidateLayout @ 0, 0, 200 × 300", "invalidateLayout(with: context) @ 0, 0, 200 × 300", "--",
        "prepare @ 0, 0, 200 × 300", "contentSize", "elements 0, 0, 200 × 300",
      ])
  }

  /// The first rectangle is the bounds; later ones are whole pages of their size.
  @Test(arguments: [
    (CGPoint(x: 0, y: 40), ["elements 0, 0, 200 × 600"]),
    (CGPoint(x: 0, y: 300), ["elements 0, 300, 200 × 300"]),
    (CGPoint(x: 0, y: 301), ["elements 0, 300, 200 × 600"]),
    (CGPoint(x: 0, y: 376), ["elements 0, 300, 200 × 600"]),
    (CGPoint(x: 0, y: -10), ["elements 0, -300, 200 × 600"]),
    (CGPoint(x: 30, y: 0), ["elements 0, 0, 400 × 300"]),
    (CGPoint(x: -1, y: 650), ["elements -200, 600, 400 × 600"]),
  ])
  func queriesAreOfWholePages(offset: CGPoint, expected: [String]) {
    let talk = Conversation()
    talk.layout.invalidatesOnChange = false
    let asked = talk.trace { $0.contentOffset = offset }.filter { $0.hasPrefix("elements") }
    #expect(asked == expected, "\(offset.brief)")
    let again = talk.trace { $0.contentOffset.y += 0 }
    #expect(again == ["--"])
  }

  @Test func whatWasQueriedIsNotAskedAgain() {
    let talk = Conversation()
    talk.layout.invalidatesOnChange = false
    _ = talk.trace { $0.contentOffset.y = 40 }
    let within = talk.trace { $0.contentOffset.y = 250 }
    #expect(!within.contains { $0.hasPrefix("elements") }, "\(within)")
  }

  @Test func aResizeQueriesWholePagesOfTheNewSize() {
    let talk = Conversation()
    talk.view.frame.size = CGSize(width: 320, height: 480)
    _ = talk.trace { $0.contentOffset.y = 100 }
    let asked = talk.trace { $0.frame.size.width = 300 }.filter { $0.hasPrefix("elements") }
    #expect(asked == ["elements 0, 0, 300 × 960"])
  }

  @Test func attributesAreAnsweredFromTheLastQuery() {
    let talk = Conversation()
    let known = talk.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(known?.frame == CGRect(x: 0, y: 150, width: 200, height: 50))
    #expect(talk.layout.trace == [])
  }

  @Test func cellsAreMadeForWhatComesIntoViewOnly() {
    let talk = Conversation()
    talk.layout.invalidatesOnChange = false
    #expect(talk.view.visibleCells.count == 6)
    let cells = talk.trace { $0.contentOffset.y = 60 }.filter { $0.hasPrefix("cell") }
    #expect(cells == ["cell 0·6", "cell 0·7"])
    #expect(talk.view.indexPathsForVisibleItems.map { $0[1] } == [1, 2, 3, 4, 5, 6, 7])
    #expect(talk.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(
      talk.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 0, y: 50, width: 200, height: 50))
    let place = talk.view.indexPathForItem(at: CGPoint(x: 10, y: 120)).map { $0[1] }
    #expect(place == 2)
  }
}
