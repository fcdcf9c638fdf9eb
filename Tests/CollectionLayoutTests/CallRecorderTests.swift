import Foundation
import Testing

@testable import CollectionLayout

/// The record of the conversation.
@MainActor
@Suite struct CallRecorderTests {
  private func record(limit: Int = .max, _ change: (Conversation) -> Void) -> CallRecorder {
    let talk = Conversation([2])
    let recorder = CallRecorder(limit: limit)
    talk.view.recorder = recorder
    change(talk)
    talk.view.layoutIfNeeded()
    return recorder
  }

  private var claimsOfABoundsChange: InvalidationClaims { LayoutInvalidationContext().claims }

  @Test func callsAreTakenDownWithArgumentsAnswersAndNesting() {
    let new = CGRect(x: 0, y: 40, width: 200, height: 300)
    let recorder = record { $0.view.contentOffset.y = 40 }
    #expect(
      recorder.calls.map(\.question) == [
        .shouldInvalidate(new), .invalidationContext(new), .invalidateLayout,
        .invalidateLayoutWith(claimsOfABoundsChange), .didScroll, .prepare, .contentSize,
        .elements(CGRect(x: 0, y: 0, width: 200, height: 600)),
      ])
    #expect(
      recorder.calls.map(\.answer) == [
        .bool(true), .claims(claimsOfABoundsChange), .nothing, .nothing, .nothing, .nothing,
        .size(CGSize(width: 200, height: 100)), .count(2),
      ])
    #expect(recorder.calls.map(\.depth) == [0, 0, 0, 1, 0, 0, 0, 0])
    #expect(recorder.dropped == 0)
  }

  @Test func whatIsAskedInsideIsDeeperAndTakesNoLongerThanTheWhole() {
    let recorder = record { talk in
      talk.layout.onPrepare = { layout, _ in _ = layout.collectionView?.numberOfSections }
      talk.view.reloadData()
    }
    let calls = recorder.calls
    let counting: [LayoutCall.Question] = [.prepare, .numberOfSections, .numberOfItems(section: 0)]
    #expect(calls.map(\.question).filter(counting.contains) == counting)
    let prepare = calls.first { $0.question == .prepare }
    let sections = calls.first { $0.question == .numberOfSections }
    #expect(prepare?.depth == 0 && sections?.depth == 1 && sections?.answer == .count(1))
    #expect((prepare?.seconds ?? 0) >= (sections?.seconds ?? 1))
    #expect(calls.allSatisfy { $0.seconds >= 0 && $0.seconds.isFinite })
    #expect(calls.suffix(2).map(\.question) == [.view(.cell(0, 0)), .view(.cell(0, 1))])
  }

  @Test func aNilAnswerIsTakenDownAsSuch() {
    let recorder = record { talk in
      talk.layout.answer = { _ in nil }
      talk.layout.invalidateLayout()
    }
    #expect(recorder.calls.last?.answer == LayoutCall.Answer.none)
  }

  @Test func aFullRecordCountsWhatItDrops() {
    let recorder = record(limit: 3) { $0.view.contentOffset.y = 40 }
    #expect(recorder.calls.count == 3)
    #expect(recorder.calls.last?.question == .invalidateLayout)
    #expect(recorder.dropped == 5)
    recorder.clear()
    #expect(recorder.calls.isEmpty && recorder.dropped == 0)
  }

  @Test func nothingIsRecordedWhenNobodyAsks() {
    let talk = Conversation([2])
    let recorder = CallRecorder()
    talk.view.recorder = recorder
    talk.view.recorder = nil
    _ = talk.trace { $0.contentOffset.y = 40 }
    #expect(recorder.calls.isEmpty)
  }

  @Test func aRecordThatIsClearedInsideACallGoesOnSoundly() {
    let talk = Conversation([2])
    let recorder = CallRecorder()
    talk.view.recorder = recorder
    let line = ElementID(.decorationView, kind: "line", section: 0, item: 0)
    talk.layout.onPrepare = { layout, _ in
      recorder.clear()
      for _ in 0..<3 { _ = layout.collectionView?.attributes(of: line) }
    }
    talk.layout.invalidateLayout()
    talk.view.layoutIfNeeded()
    let query = LayoutCall.Question.elements(CGRect(x: 0, y: 0, width: 200, height: 300))
    let questions: [LayoutCall.Question] = [
      .attributes(line), .attributes(line), .attributes(line), .contentSize, query,
    ]
    #expect(recorder.calls.map(\.question) == questions)
    #expect(recorder.calls.map(\.depth) == [1, 1, 1, 0, 0])
    #expect(recorder.calls.prefix(3).map(\.answer) == [.none, .none, .none])
  }
}
