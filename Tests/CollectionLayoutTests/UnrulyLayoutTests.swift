import Foundation
import Testing

@testable import CollectionLayout

/// Layouts that change the collection view while they are asked: the session goes on, and no pass turns into a loop.
@MainActor
@Suite struct UnrulyLayoutTests {
  private func count(_ start: String, in trace: [String]) -> Int {
    trace.filter { $0.hasPrefix(start) }.count
  }

  @Test func movingTheOffsetInsidePrepare() {
    let talk = Conversation()
    talk.layout.onPrepare = { layout, number in
      layout.collectionView?.contentOffset = CGPoint(x: 0, y: CGFloat(number) * 10)
    }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("prepare", in: trace) == 1)
    #expect(count("shouldInvalidate", in: trace) == 0)
    #expect(talk.view.contentOffset == CGPoint(x: 0, y: 20))
    #expect(trace.last == "elements 0, 0, 200 × 600" || trace.last?.hasPrefix("cell") == true)
    #expect(talk.trace { _ in } == ["--"])
  }

  @Test func settingAnInsetInsidePrepare() {
    let talk = Conversation()
    talk.layout.onPrepare = { layout, _ in
      layout.collectionView?.contentInset = EdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
    }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("prepare", in: trace) == 1)
    #expect(talk.view.contentOffset == CGPoint(x: 0, y: -25))
    #expect(talk.trace { _ in } == ["--"])
  }

  @Test func invalidatingItselfInsidePrepare() {
    let talk = Conversation()
    talk.layout.onPrepare = { layout, _ in layout.invalidateLayout() }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("prepare", in: trace) == 1)
    #expect(talk.trace { _ in } == ["--"])
  }

  @Test func resizingInsidePrepare() {
    let talk = Conversation()
    talk.layout.onPrepare = { layout, _ in layout.collectionView?.frame.size.width = 100 }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("prepare", in: trace) == 1)
    #expect(talk.view.bounds.width == 100)
    #expect(talk.view.visibleAttributes.first?.frame.width == 100)
    #expect(talk.trace { _ in } == ["--"])
  }

  @Test func runningThePassInsidePrepare() {
    let talk = Conversation()
    talk.layout.onPrepare = { layout, _ in
      layout.collectionView?.setNeedsLayout()
      layout.collectionView?.layoutIfNeeded()
    }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("prepare", in: trace) == 1)
    #expect(talk.view.visibleAttributes.count == 6)
  }

  @Test func reloadingInsidePrepareIsDoneOnceAPass() {
    let talk = Conversation()
    talk.layout.onPrepare = { layout, _ in layout.collectionView?.reloadData() }
    for _ in 0..<3 {
      let trace = talk.trace { _ in talk.layout.invalidateLayout() }
      #expect(count("prepare", in: trace) == 1)
    }
  }

  @Test func invalidatingItselfWhileElementsAreAskedFor() {
    let talk = Conversation()
    talk.layout.answer = { rows in
      talk.layout.invalidateLayout()
      return rows
    }
    for _ in 0..<3 {
      let trace = talk.trace { _ in talk.layout.invalidateLayout() }
      #expect(count("prepare", in: trace) == 1)
      #expect(count("elements", in: trace) == 1)
    }
    #expect(talk.view.visibleAttributes.count == 6)
  }

  @Test func movingTheOffsetWhileElementsAreAskedFor() {
    let talk = Conversation()
    talk.layout.answer = { rows in
      talk.view.contentOffset.y += 50
      return rows
    }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("elements", in: trace) == 1)
  }

  @Test func aContentSizeThatChangesWithEachQuestion() {
    let talk = Conversation()
    talk.view.contentOffset.y = 700
    talk.view.layoutIfNeeded()
    var height: CGFloat = 900
    talk.layout.onPrepare = { layout, _ in
      height -= 100
      layout.contentHeight = height
    }
    let trace = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(count("prepare", in: trace) == 2, "once, and once for the clamped bounds")
    #expect(talk.view.contentSize.height == 700)
  }

  /// The safe area joins the inset only when the content becomes higher than the view.
  @Test func aContentThatBeginsToScrollMovesBelowTheSafeArea() {
    let talk = Conversation([20], isLaidOut: false)
    talk.view.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let trace = talk.trace { _ in }
    #expect(talk.view.contentOffset == CGPoint(x: 0, y: -44))
    #expect(count("prepare", in: trace) == 2, "the layout invalidates at each move")
    #expect(trace.contains("didScroll @ 0, -44, 200 × 300"))
    #expect(trace.contains("prepare @ 0, -44, 200 × 300"))
    #expect(talk.trace { _ in } == ["--"])
  }
}
