import Foundation
import Testing

@testable import CollectionLayout

/// A layout's mistakes become findings, with element and numbers, and the session goes on.
@MainActor
@Suite struct MistakeTests {
  /// Two rows, and what is added to the answer.
  private func answering(_ extra: [LayoutAttributes], counts: [Int] = [2]) -> Conversation {
    let talk = Conversation(counts, isLaidOut: false)
    talk.layout.answer = { $0 + extra }
    talk.view.layoutIfNeeded()
    return talk
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect = CGRect(x: 0, y: 200, width: 10, height: 10))
    -> LayoutAttributes
  {
    let attributes = LayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  private func findings(_ talk: Conversation) -> [String] {
    talk.view.findings.map { "\($0.rule) \($0.element?.name ?? "layout"): \($0.detail)" }
  }

  private let ignored = "Received layout attributes with an invalid index path. Attributes will be ignored."

  @Test(arguments: [
    ([0, 2], "0·2: item 2 does not exist: section 0 has 2 items; it is ignored"),
    ([0, -1], "0·-1: item -1 does not exist: section 0 has 2 items; it is ignored"),
    ([1, 0], "1·0: section 1 does not exist: there are 1 sections; it is ignored"),
    ([-1, 0], "-1·0: section -1 does not exist: there are 1 sections; it is ignored"),
    ([0], "0·-1: the index path has 1 indexes instead of a section and an item; it is ignored"),
    ([0, 1, 2], "0·1: the index path has 3 indexes instead of a section and an item; it is ignored"),
    ([], "-1·-1: the index path has 0 indexes instead of a section and an item; it is ignored"),
  ])
  func aPathThatDoesNotExist(indexes: [Int], finding: String) {
    let talk = answering([attributes(IndexPath(indexes: indexes))])
    #expect(findings(talk) == ["invalid-index-path \(finding)"])
    #expect(talk.view.findings.map(\.message) == [ignored])
    #expect(talk.view.visibleAttributes.count == 2)
  }

  @Test func supplementaryViewsNeedASectionAndDecorationViewsNothing() {
    let path = IndexPath(item: 9, section: 0)
    let badge = LayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
    let lost = LayoutAttributes(forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 3))
    let line = LayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 3))
    for each in [badge, lost, line] { each.frame = CGRect(x: 0, y: 200, width: 10, height: 10) }
    let talk = answering([badge, lost, line])
    #expect(
      talk.view.findings.map { "\($0.rule) \($0.element?.name ?? "")" } == ["invalid-index-path badge 3·0"])
    #expect(talk.view.visibleAttributes.map(\.elementID.name) == ["0·0", "0·1", "badge 0·9", "line 3·0"])
  }

  @Test(arguments: [
    (CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), "nan, 0, 10 × 10"),
    (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), "0, 0, inf × 10"),
    (CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: CGFloat.nan), "0, -inf, 10 × nan"),
  ])
  func aFrameThatIsNotFinite(frame: CGRect, text: String) {
    let talk = answering([], counts: [3])
    talk.layout.answer = { rows in
      Array(rows.prefix(2)) + [self.attributes(IndexPath(item: 2, section: 0), frame)]
    }
    _ = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(findings(talk) == ["non-finite-frame 0·2: the frame \(text) is not finite; it is ignored"])
    #expect(talk.view.visibleAttributes.count == 2)
  }

  @Test func aTransformThatIsNotFinite() {
    let talk = Conversation([1], isLaidOut: false)
    talk.layout.answer = { rows in
      rows.first?.transform = Transform(scaleX: .nan, y: 1)
      return rows
    }
    talk.view.layoutIfNeeded()
    #expect(talk.view.findings.map(\.rule) == ["non-finite-frame"])
  }

  @Test func aNegativeFrameIsShownFromItsOtherCorner() {
    let talk = answering([], counts: [3])
    talk.layout.answer = { rows in
      Array(rows.prefix(2))
        + [self.attributes(IndexPath(item: 2, section: 0), CGRect(x: 50, y: 250, width: -20, height: 30))]
    }
    _ = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(findings(talk) == ["negative-frame 0·2: the frame 50, 250, -20 × 30 has a negative size"])
    #expect(talk.view.visibleAttributes.count == 3)
  }

  @Test func aDuplicateIsIgnoredWithItsNumbers() {
    let talk = answering([attributes(IndexPath(item: 0, section: 0), CGRect(x: 1, y: 2, width: 3, height: 4))]
    )
    #expect(
      findings(talk) == [
        "duplicate-attributes 0·0: answered more than once for one rectangle; the frame 1, 2, 3 × 4 is ignored"
      ])
    #expect(talk.view.visibleAttributes.map(\.frame.width) == [200, 200])
  }

  /// Out of sight at first, but within the rectangle of the query: scrolling there must not show it twice.
  @Test func aDuplicateBelowTheBounds() {
    let talk = Conversation()
    talk.layout.invalidatesOnChange = false
    let extra = attributes(IndexPath(item: 11, section: 0), CGRect(x: 0, y: 550, width: 10, height: 10))
    talk.layout.answer = { $0 + [extra] }
    _ = talk.trace { $0.contentOffset.y = 40 }
    _ = talk.trace { $0.contentOffset.y = 290 }
    #expect(talk.view.visibleAttributes.filter { $0.elementID == .cell(0, 11) }.count == 1)
    #expect(talk.view.findings.map(\.rule) == ["duplicate-attributes"])
  }

  @Test func nilForTheElements() {
    let talk = Conversation([2, 3], isLaidOut: false)
    talk.layout.answer = { _ in nil }
    talk.view.layoutIfNeeded()
    #expect(
      findings(talk) == [
        "missing-attributes layout: layoutAttributesForElements(in:) answered nil though there are 5 items"
      ])
    let empty = Conversation([0], isLaidOut: false)
    empty.layout.answer = { _ in nil }
    empty.view.layoutIfNeeded()
    #expect(findings(empty) == [])
  }

  @Test func nilForAnItem() {
    let talk = Conversation()
    for _ in 0..<2 { #expect(talk.view.layoutAttributesForItem(at: IndexPath(item: 19, section: 0)) == nil) }
    #expect(
      findings(talk) == [
        "missing-attributes 0·19: layoutAttributesForItem(at:) answered nil for an item that exists"
      ])
    #expect(
      talk.view.findings.first?.message
        == "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: {0, 19}")
    talk.view.forgetEventFindings()
    #expect(findings(talk) == [])
  }

  @Test(arguments: [[0, 20], [0, -1], [1, 0], [0], []])
  func anItemThatDoesNotExistIsNotAskedFor(indexes: [Int]) {
    let talk = Conversation()
    #expect(talk.view.layoutAttributesForItem(at: IndexPath(indexes: indexes)) == nil)
    #expect(findings(talk) == [])
  }

  @Test func aContentSizeThatIsNotFiniteKeepsTheOldOne() {
    let talk = Conversation()
    talk.layout.contentHeight = .nan
    _ = talk.trace { $0.reloadData() }
    #expect(findings(talk) == ["non-finite-content-size layout: the content size is 200 × nan"])
    #expect(talk.view.contentSize == CGSize(width: 200, height: 1000))
  }

  @Test func aMendedAnswerHasNoFindings() {
    let talk = answering([attributes(IndexPath(item: 5, section: 0))])
    #expect(talk.view.findings.count == 1)
    talk.layout.answer = nil
    _ = talk.trace { _ in talk.layout.invalidateLayout() }
    #expect(findings(talk) == [])
  }
}
