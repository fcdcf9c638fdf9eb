import Foundation
import Testing

@testable import CollectionLayout
@testable import Workbench

/// How calls are written.
@Suite struct CallsPanelTests {
  private static func claims(everything: Bool = false, counts: Bool = false, items: Int = 0)
    -> InvalidationClaims
  {
    InvalidationClaims(
      everything: everything, counts: counts, items: items, supplementaries: 0, decorations: 0,
      offsetAdjustment: .zero, sizeAdjustment: .zero)
  }

  @Test(arguments: [
    (LayoutCall.Question.prepare, LayoutCall.Answer.nothing, 0.0, "prepare"),
    (.prepare, .nothing, 0.00123, "prepare · 1.2 ms"),
    (.contentSize, .size(CGSize(width: 393, height: 852.5)), 0.00009, "contentSize → 393×852.5"),
    (
      .elements(CGRect(x: 0, y: 10, width: 393, height: 852)), .count(12), 0,
      "elements(0,10,393×852) → 12"
    ),
    (.elements(CGRect(x: 0, y: 0, width: 1, height: 2)), .none, 0, "elements(0,0,1×2) → nil"),
    (
      .attributes(.cell(0, 4)), .frame(CGRect(x: 1, y: 2, width: 3, height: 4)), 0,
      "attributes(0·4) → 1,2,3×4"
    ),
    (
      .shouldInvalidate(CGRect(x: 0, y: 0, width: 394, height: 852)), .bool(true), 0,
      "shouldInvalidate(394×852) → true"
    ),
    (
      .shouldInvalidate(CGRect(x: 0, y: 5, width: 394, height: 852)), .bool(false), 0,
      "shouldInvalidate(0,5,394×852) → false"
    ),
    (
      .invalidateLayoutWith(claims(everything: true, counts: true)), .nothing, 0,
      "invalidateLayout(with: everything, counts)"
    ),
    (.invalidationContext(.zero), .claims(claims()), 0, "invalidationContext → no claims"),
    (
      .targetContentOffset(CGPoint(x: 0, y: 7), velocity: nil), .point(CGPoint(x: 0, y: 8)), 0,
      "targetContentOffset(0,7) → 0,8"
    ),
    (.numberOfSections, .count(2), 0, "numberOfSections → 2"),
    (.numberOfItems(section: 1), .count(8), 0, "numberOfItems(1) → 8"),
    (.didScroll, .nothing, 0, "didScroll"),
  ])
  func text(question: LayoutCall.Question, answer: LayoutCall.Answer, seconds: Double, text: String) {
    #expect(
      CallsPanel.text(LayoutCall(question: question, answer: answer, seconds: seconds, depth: 0)) == text)
  }

  @Test func runsOfLikeCallsAreOneLine() {
    let calls =
      [LayoutCall(question: .prepare, answer: .nothing, seconds: 0, depth: 0)]
      + (0..<4).map {
        LayoutCall(question: .numberOfItems(section: $0), answer: .count(3), seconds: 0, depth: 1)
      } + (0..<2).map { LayoutCall(question: .view(.cell(0, $0)), answer: .nothing, seconds: 0, depth: 0) }
    #expect(
      CallsPanel.lines(calls: calls, dropped: 7, change: "test", width: 40).map(\.text) == [
        "Calls  (last change: test)", "  prepare", "    numberOfItems(0) → 3  and 3 more", "  view(0·0)",
        "  view(0·1)", "  … and 7 more",
      ])
  }

  @Test func nothingWasAsked() {
    let change = "width 1393.5 → 1394.5"
    #expect(
      CallsPanel.lines(calls: [], dropped: 0, change: change, width: 37).map(\.text) == [
        "Calls  \(change)", "  nothing was asked",
      ])
  }
}
