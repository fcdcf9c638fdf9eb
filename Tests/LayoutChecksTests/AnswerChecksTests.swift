import CollectionLayout
import Foundation
import LayoutChecks
import LayoutScene
import Testing

/// All rules about one answer together.
@Suite struct AnswerChecksTests {
  @Test func overlapsAreListedBeforeWhatIsOutside() {
    let elements = [cell(0, [0, 0, 80, 120]), cell(1, [0, 0, 80, 121])]
    let findings = AnswerChecks.findings(in: elements, contentSize: CGSize(width: 80, height: 120))
    #expect(findings.map(\.rule) == ["overlap", "outside-content"])
    #expect(findings.map(\.element?.name) == ["0·1", "0·1"])
  }

  @Test func ruleNamesAreDistinct() {
    #expect(AnswerChecks.all.map { $0.rule } == ["overlap", "outside-content"])
  }
}
