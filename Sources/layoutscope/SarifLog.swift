import Foundation
import LayoutChecks
import LayoutScene

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0, which code hosts read.
struct SarifLog: Encodable {
  private struct Text: Encodable { let text: String }
  private struct Rule: Encodable {
    let id: String
    let fullDescription: Text
  }
  private struct Driver: Encodable {
    let name = "layoutscope"
    let version = String(HelpText.version.split(separator: " ").last ?? "")
    let rules: [Rule]
  }
  private struct Tool: Encodable { let driver: Driver }
  private struct Artifact: Encodable { let uri: String }
  private struct Physical: Encodable { let artifactLocation: Artifact }
  private struct Logical: Encodable { let fullyQualifiedName: String }
  private struct Location: Encodable {
    let physicalLocation: Physical?
    let logicalLocations: [Logical]
  }
  private struct Entry: Encodable {
    let ruleId: String
    let level = "warning"
    let message: Text
    let locations: [Location]
  }
  private struct Run: Encodable {
    let tool: Tool
    let results: [Entry]
  }

  private enum Key: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private let run: Run

  init(results: [CheckResult], listsAll: Bool) {
    let entries = results.flatMap { result in
      result.reports.flatMap { report in
        CheckOutput.sightings(report, listsAll).map { sighting in
          let element = sighting.finding.element?.name ?? "layout"
          let file =
            SourceSubject.isPath(result.subject)
            ? Physical(artifactLocation: Artifact(uri: result.subject)) : nil
          return Entry(
            ruleId: report.rule,
            message: Text(text: "\(element): \(sighting.finding.detail); scene: \(sighting.scene.summary)"),
            locations: [
              Location(
                physicalLocation: file,
                logicalLocations: [Logical(fullyQualifiedName: "\(result.subject) \(element)")])
            ])
        }
      }
    }
    let used = Set(entries.map(\.ruleId))
    let rules = LayoutRules.all.filter { used.contains($0.rule) }.map {
      Rule(id: $0.rule, fullDescription: Text(text: $0.explanation.text))
    }
    run = Run(tool: Tool(driver: Driver(rules: rules)), results: entries)
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode("https://json.schemastore.org/sarif-2.1.0.json", forKey: .schema)
    try object.encode("2.1.0", forKey: .version)
    try object.encode([run], forKey: .runs)
  }

  func encoded() throws -> Data { try JSONText.encode(self) }
}
