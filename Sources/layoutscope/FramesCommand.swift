import CollectionLayout
import Foundation
import LayoutChecks
import LayoutScene

/// `layoutscope frames`: lists what the layout answers for a rectangle.
@MainActor
struct FramesCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    let rect = try arguments["--in"].map(rectangle)
    let format = arguments["--format"] ?? "table"
    guard ["table", "json"].contains(format) else {
      throw UsageError("--format \(format): accepted is table or json")
    }
    let report = try report(rect)
    Output.write(format == "json" ? try JSONText.encode(report) : Data(report.table.utf8))
    return 0
  }

  private func report(_ rect: CGRect?) throws -> FramesReport {
    if let source = try SourceSubject(arguments: arguments) {
      defer { source.close() }
      let stage = try source.makeStage()
      defer { stage.close() }
      let answer = try stage.answering { try stage.ask(in: rect) }
      return FramesReport(subject: source.name, stage: stage, answer: answer)
    }
    let (entry, stage) = try SceneOptions(arguments: arguments).makeStage()
    return FramesReport(subject: entry.name, stage: stage, answer: stage.ask(in: rect))
  }

  private func rectangle(_ text: String) throws -> CGRect {
    guard let n = SceneNumbers.list(text, count: 4) else {
      throw UsageError("--in \(text): accepted are four numbers x,y,width,height")
    }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}

/// The answer to a rectangle query with what the checks say of it, as a table or as JSON.
struct FramesReport {
  let subject: String
  let scene: Scene
  let bounds: CGRect
  let contentSize: CGSize
  let elements: [Element]
  let findings: [Finding]

  @MainActor
  init(subject: String, stage: any Stage, answer: RectangleAnswer) {
    let seen = stage.observe()
    self.subject = subject
    scene = stage.scene
    bounds = seen.bounds
    contentSize = seen.contentSize
    elements = answer.elements
    findings =
      answer.findings + AnswerChecks.findings(in: answer.elements, contentSize: seen.contentSize)
  }

  /// A line for each element and each finding.
  var table: String {
    let rows = elements.map { element in
      let frame = element.frame
      let notes = [
        element.zIndex == 0 ? nil : "z \(element.zIndex)",
        element.alpha == 1 ? nil : "alpha \(element.alpha.brief)", element.isHidden ? "hidden" : nil,
        element.transform == nil ? nil : "transformed",
      ]
      return [
        element.id.name, frame.origin.x.brief, frame.origin.y.brief, frame.size.width.brief,
        frame.size.height.brief,
        notes.compactMap { $0 }.joined(separator: ", "),
      ]
    }
    let head = "\(subject)  bounds \(bounds.brief)  content \(contentSize.brief)  elements \(elements.count)"
    let lines =
      [head, ""] + TextTable.lines([["element", "x", "y", "width", "height", ""]] + rows)
      + (findings.isEmpty ? [] : ["", "findings \(findings.count)"])
      + findings.map { "  \($0.rule) \($0.element?.name ?? "layout"): \($0.detail)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FramesReport: Encodable {
  private enum Key: String, CodingKey {
    case subject, bounds, contentSize, elements, findings
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(subject, forKey: .subject)
    try object.encode(bounds.numbers, forKey: .bounds)
    try object.encode([Double(contentSize.width), Double(contentSize.height)], forKey: .contentSize)
    try object.encode(elements, forKey: .elements)
    try object.encode(findings.map { FindingReport(finding: $0, scene: scene) }, forKey: .findings)
  }
}
