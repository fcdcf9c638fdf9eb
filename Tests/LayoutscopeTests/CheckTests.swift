import Foundation
import LayoutChecks
import Testing

/// What `layoutscope check` prints, and its exit codes.
@Suite struct CheckTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var element: String?
      var subject: String
      var count: Int
    }
    var findings: [Finding]
  }

  private func check(_ words: String) throws -> (exitCode: Int32, report: Report) {
    let words = words.split(separator: " ").map(String.init)
    let run = try Program(["check"] + words + ["--format", "json"])
    #expect(run.errors == "")
    return (run.exitCode, try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)))
  }

  @Test func theFaultsOfTheTwoSectionGrid() throws {
    let (exitCode, report) = try check("two-section-grid --sections 5,9")
    #expect(exitCode == 1)
    #expect(
      report.findings.map { "\($0.rule) \($0.element ?? "layout")" } == [
        "overlap 0·4", "outside-content 1·8", "off-pixel-grid 1·0", "query-cost layout",
      ])
  }

  @Test(arguments: ["sections-grid", "flow", "flow --rtl", "sections-grid flow", "flow --item-sizes 3"])
  func cleanLayouts(words: String) throws {
    let (exitCode, report) = try check(words)
    #expect(report.findings.map { "\($0.subject) \($0.rule)" } == [])
    #expect(exitCode == 0)
  }

  @Test func rulesAreChosen() throws {
    let only = try check("--sections 5,9 --only overlap,query-cost").report
    #expect(only.findings.map(\.rule) == ["overlap", "query-cost"])
    let except = try check("--sections 5,9 --except overlap --except off-pixel-grid,query-cost").report
    #expect(except.findings.map(\.rule) == ["outside-content"])
  }

  @Test(arguments: [["--only", "overlaps"], ["--format", "xml"], ["--explain", "nothing"], ["no-layout"]])
  func badUse(words: [String]) throws {
    let run = try Program(["check"] + words)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("accepted are") || run.errors.contains("accepted is"))
  }

  @Test func thePageOfRulesIsCurrent() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/checks.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == LayoutRules.page)
  }

  @Test func oneRuleIsExplained() throws {
    let run = try Program(["check", "--explain", "overlap"])
    #expect(run.exitCode == 0)
    #expect(run.output == "overlap\n\n\(Overlap.explanation.text)\n")
  }
}
