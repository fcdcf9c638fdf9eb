import CollectionLayout
import Foundation
import LayoutChecks
import LayoutScene

/// The formats in which findings are written.
enum CheckOutput {
  typealias Writer = @Sendable ([CheckResult], _ listsAll: Bool) throws -> Data

  static let formats: [String: Writer] = [
    "text": { Data(text($0, $1).utf8) }, "json": { try json($0, $1) },
    "github": { Data(github($0, $1).utf8) },
    "sarif": { try SarifLog(results: $0, listsAll: $1).encoded() },
  ]

  /// The findings to list: the first of each rule, or all.
  static func sightings(_ report: RuleReport, _ listsAll: Bool) -> [Sighting] {
    listsAll ? report.all : [report.first]
  }

  // MARK: Text

  private static func text(_ results: [CheckResult], _ listsAll: Bool) -> String {
    results.map { result in
      guard !result.reports.isEmpty else { return "\(result.subject): no findings\n" }
      let count = result.reports.reduce(0) { $0 + $1.all.count }
      let rules = result.reports.map { report -> String in
        let times = report.all.count == 1 ? "" : " (\(report.all.count) times)"
        let list = sightings(report, listsAll).map { sighting -> String in
          let finding = sighting.finding
          let lines =
            [
              "  \(finding.element?.name ?? "layout"): \(finding.detail)",
              "    scene: \(sighting.scene.summary)",
            ]
            + (finding.message?.split(separator: "\n").map { "    platform: \($0)" } ?? [])
          return lines.joined(separator: "\n")
        }
        return "\(report.rule)\(times)\n" + list.joined(separator: "\n") + "\n"
      }
      return "\(result.subject): \(count) findings of \(result.reports.count) rules\n\n"
        + rules.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  // MARK: JSON

  private struct Entry: Encodable {
    let subject: String
    let count: Int
    let report: FindingReport

    private enum Key: String, CodingKey { case subject, count }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(subject, forKey: .subject)
      try object.encode(count, forKey: .count)
    }
  }

  private static func json(_ results: [CheckResult], _ listsAll: Bool) throws -> Data {
    let entries = results.flatMap { result in
      result.reports.flatMap { report in
        sightings(report, listsAll).map {
          Entry(
            subject: result.subject, count: report.all.count,
            report: FindingReport(finding: $0.finding, scene: $0.scene))
        }
      }
    }
    return try JSONText.encode(["findings": entries])
  }

  // MARK: GitHub

  /// Workflow commands, which a run on GitHub shows beside the source.
  private static func github(_ results: [CheckResult], _ listsAll: Bool) -> String {
    results.map { result in
      let file = SourceSubject.isPath(result.subject) ? "file=\(escaped(result.subject)),line=1," : ""
      return result.reports.flatMap { report in
        sightings(report, listsAll).map { sighting in
          let finding = sighting.finding
          let text =
            "\(result.subject) \(finding.element?.name ?? "layout"): \(finding.detail); "
            + "scene: \(sighting.scene.summary)"
          return "::warning \(file)title=\(report.rule)::\(text.replacingOccurrences(of: "%", with: "%25"))\n"
        }
      }.joined()
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: ",", with: "%2C")
      .replacingOccurrences(of: ":", with: "%3A")
  }
}

extension Scene {
  /// The scene in a line: size, scale, data and steps.
  var summary: String {
    let steps = self.steps.isEmpty ? "" : ", steps \(stepsText)"
    let insets =
      self.insets == .zero
      ? "" : ", insets \(self.insets.numbers.map { CGFloat($0).brief }.joined(separator: ","))"
    let side = direction == .rightToLeft ? ", right to left" : ""
    return "\(bounds.size.brief) at \(scale.brief)×, sections \(countsText)\(insets)\(side)\(steps)"
  }

  private var stepsText: String {
    guard let data = try? JSONText.encode(steps) else { return "" }
    let text = String(decoding: data, as: UTF8.self).split(separator: "\n").joined()
    return text.count > 400 ? text.prefix(400) + "…" : text
  }
}
