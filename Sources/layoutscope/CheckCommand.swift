import Foundation
import LayoutChecks
import LayoutGallery
import LayoutScene

/// `layoutscope check`: examines layouts by rules; the exit code is 1 when there are findings.
@MainActor
struct CheckCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    if let name = arguments["--explain"] { return try explain(name) }
    let rules = try rules()
    let format = arguments["--format"] ?? "text"
    guard let write = CheckOutput.formats[format] else {
      throw UsageError(
        "--format \(format): accepted is \(CheckOutput.formats.keys.sorted().joined(separator: ", "))")
    }
    let results = try examine(rules)
    Output.write(try write(results, arguments.has("--all")))
    return results.contains { !$0.reports.isEmpty } ? 1 : 0
  }

  private func explain(_ name: String) throws -> Int32 {
    if name == "all" {
      Output.write(Data(LayoutRules.page.utf8))
      return 0
    }
    let rule = try Self.rule(named: name, option: "--explain")
    Output.write(Data("\(name)\n\n\(rule.explanation.text)\n".utf8))
    return 0
  }

  // MARK: Rules

  private func rules() throws -> [any LayoutRule.Type] {
    let (only, except) = (try names("--only"), try names("--except"))
    return LayoutRules.all.filter { (only.isEmpty || only.contains($0.rule)) && !except.contains($0.rule) }
  }

  private func names(_ option: String) throws -> Set<String> {
    let names = arguments.all(option).flatMap { $0.split(separator: ",").map(String.init) }
    return Set(try names.map { try Self.rule(named: $0, option: option).rule })
  }

  private static func rule(named name: String, option: String) throws -> any LayoutRule.Type {
    if let rule = LayoutRules.named(name) { return rule }
    let known = LayoutRules.all.map { $0.rule }.joined(separator: ", ")
    throw UsageError("\(option) \(name): accepted are \(known)")
  }

  // MARK: Subjects

  private func examine(_ rules: [any LayoutRule.Type]) throws -> [CheckResult] {
    let script = CheckScript(sections: arguments.has("--vary-sections") ? .varied : .kept)
    if let source = try SourceSubject(arguments: arguments) {
      defer { source.close() }
      let (scene, stages) = try source.checkStages()
      defer { stages.close() }
      let subject = CheckSubject(scene: scene, script: script, makeStage: stages.make)
      let reports = try stages.answering { try Check.run(subject, rules: rules) }
      return [CheckResult(subject: source.name, reports: reports)]
    }
    let names: [String?] = arguments.subjects.isEmpty ? [nil] : arguments.subjects
    return try names.map { name in
      let (entry, scene) = try SceneOptions(arguments: arguments, subject: name).resolve()
      _ = try entry.makeStage(scene)
      let subject = CheckSubject(scene: scene, script: script) { try entry.makeStage($0) }
      return CheckResult(subject: entry.name, reports: try Check.run(subject, rules: rules))
    }
  }
}

/// What was found in one layout.
struct CheckResult {
  let subject: String
  let reports: [RuleReport]
}
