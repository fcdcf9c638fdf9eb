import Foundation
import Testing

@testable import CollectionLayout

/// The order of calls when size and offset change: rules O3 and O4.
@MainActor
@Suite struct BoundsChangeTests {
  @Test func aSizeChangePreparesAtOnceAndQueriesAtThePass() {
    let talk = Conversation([2])
    #expect(
      talk.trace { $0.frame = CGRect(x: 0, y: 0, width: 220, height: 300) } == [
        "shouldInvalidate 0, 0, 220 × 300 @ 0, 0, 200 × 300", "context 0, 0, 220 × 300 @ 0, 0, 200 × 300",
        "invalidateLayout @ 0, 0, 220 × 300", "invalidateLayout(with: bounds context) @ 0, 0, 220 × 300",
        "prepare @ 0, 0, 220 × 300", "contentSize", "--", "elements 0, 0, 220 × 300",
      ])
    #expect(!talk.view.showsOldFrames)
  }

  @Test func aSizeChangeThatInvalidatesNothingStopsAfterTheQuestion() {
    let talk = Conversation([2])
    talk.layout.invalidatesOnChange = false
    #expect(
      talk.trace { $0.frame = CGRect(x: 0, y: 0, width: 150, height: 300) } == [
        "shouldInvalidate 0, 0, 150 × 300 @ 0, 0, 200 × 300", "--",
      ])
    #expect(talk.view.showsOldFrames)
    #expect(talk.view.visibleAttributes.map(\.frame.width) == [200, 200])
  }

  /// The larger view needs an answer for its new part; what was known keeps its frame.
  @Test func growingWithoutInvalidatingKeepsOldFrames() {
    let talk = Conversation()
    talk.layout.invalidatesOnChange = false
    _ = talk.trace { $0.frame = CGRect(x: 0, y: 0, width: 220, height: 350) }
    #expect(talk.view.visibleAttributes.map(\.frame.width) == [200, 200, 200, 200, 200, 200, 220])
    #expect(talk.view.showsOldFrames)
    _ = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(talk.view.visibleAttributes.allSatisfy { $0.frame.width == 220 })
    #expect(!talk.view.showsOldFrames)
  }

  @Test func theSameFrameAsksNothing() {
    let talk = Conversation()
    #expect(talk.trace { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 300) } == ["--"])
    #expect(talk.trace { $0.frame = CGRect(x: 50, y: 60, width: 200, height: 300) } == ["--"])
    #expect(talk.trace { $0.contentOffset = .zero } == ["--"])
    #expect(talk.trace { $0.bounds = CGRect(x: 0, y: 0, width: 200, height: 300) } == ["--"])
    #expect(talk.trace { $0.setContentOffset(.zero, animated: false) } == ["--"])
  }

  private let question = "shouldInvalidate 0, 40, 200 × 300 @ 0, 0, 200 × 300"
  private let context = "context 0, 40, 200 × 300 @ 0, 0, 200 × 300"
  private let afterTheMove = [
    "invalidateLayout @ 0, 40, 200 × 300", "invalidateLayout(with: bounds context) @ 0, 40, 200 × 300",
  ]
  private let pass = ["--", "prepare @ 0, 40, 200 × 300", "contentSize", "elements 0, 0, 200 × 600"]

  @Test func settingTheBounds() {
    let talk = Conversation([2])
    let trace = talk.trace { $0.bounds = CGRect(x: 0, y: 40, width: 200, height: 300) }
    #expect(trace == [question, context] + afterTheMove + pass, "and nobody hears of scrolling")
  }

  @Test func settingTheContentOffset() {
    let talk = Conversation([2])
    let trace = talk.trace { $0.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(trace == [question, context] + afterTheMove + ["didScroll @ 0, 40, 200 × 300"] + pass)
  }

  @Test func theMethodInvalidatesBeforeTheMove() {
    let talk = Conversation([2])
    let trace = talk.trace { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }
    let beforeTheMove = [
      "invalidateLayout @ 0, 0, 200 × 300", "invalidateLayout(with: bounds context) @ 0, 0, 200 × 300",
    ]
    #expect(trace == [question, context] + beforeTheMove + ["didScroll @ 0, 40, 200 × 300"] + pass)
  }

  @Test func aMoveThatInvalidatesNothingOnlyAsks() {
    let talk = Conversation([2])
    talk.layout.invalidatesOnChange = false
    let trace = talk.trace { $0.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(trace == [question, "didScroll @ 0, 40, 200 × 300", "--", "elements 0, 0, 200 × 600"])
  }

  @Test func whileAnInvalidationIsPendingMovesAskNothing() {
    let talk = Conversation([2])
    let trace = talk.trace {
      $0.contentOffset.y = 20
      $0.contentOffset.y = 30
      $0.setContentOffset(CGPoint(x: 0, y: 35), animated: false)
      $0.bounds.origin.y = 40
    }
    #expect(trace.filter { $0.hasPrefix("shouldInvalidate") }.count == 1)
    #expect(trace.filter { $0.hasPrefix("didScroll") }.count == 3)
    #expect(trace.suffix(4) == pass)
  }

  @Test func beforeTheFirstPassAndAfterAReloadMovesAskNothing() {
    let talk = Conversation([2], isLaidOut: false)
    #expect(!talk.trace { $0.contentOffset.y = 10 }.contains { $0.hasPrefix("shouldInvalidate") })
    let trace = talk.trace {
      $0.reloadData()
      $0.contentOffset.y = 20
    }
    #expect(!trace.contains { $0.hasPrefix("shouldInvalidate") })
  }

  @Test func aShorterContentAsksWithClampedBoundsAndTheOffsetStays() {
    let talk = Conversation()
    _ = talk.trace { $0.contentOffset.y = 600 }
    talk.layout.contentHeight = 500
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(
      trace.filter { $0.hasPrefix("shouldInvalidate") || $0.hasPrefix("context") } == [
        "shouldInvalidate 0, 200, 200 × 300 @ 0, 600, 200 × 300",
        "context 0, 200, 200 × 300 @ 0, 600, 200 × 300",
      ])
    #expect(talk.view.contentOffset == CGPoint(x: 0, y: 600))
    #expect(talk.view.contentSize == CGSize(width: 200, height: 500))
    #expect(talk.trace { _ in } == ["--"], "and then there is rest")
  }

  @Test func aShorterContentThatStillReachesAsksNothing() {
    let talk = Conversation()
    _ = talk.trace { $0.contentOffset.y = 100 }
    talk.layout.contentHeight = 500
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(!trace.contains { $0.hasPrefix("shouldInvalidate") })
  }
}
