import Foundation
import LayoutHost
import LayoutScene
import Workbench

/// Files or a folder of the user's as the subject of a command.
@MainActor
struct SourceSubject {
  let arguments: Arguments
  let project: LayoutProject

  /// Reads the command line; `nil` when it names no source.
  init?(arguments: Arguments) throws {
    let paths = arguments.subjects.filter(Self.isPath)
    guard !paths.isEmpty else { return nil }
    if let other = arguments.subjects.first(where: { !Self.isPath($0) }) {
      throw UsageError(
        "\(other): beside Swift files there can only be others; a folder is written as ./\(other)")
    }
    let version = arguments["--swift-version"] ?? "5"
    guard ["5", "6"].contains(version) else {
      throw UsageError("--swift-version \(version): accepted is 5 or 6")
    }
    self.arguments = arguments
    project = try LayoutProject(
      paths: paths,
      settings: CompilerSettings(
        swiftVersion: version, optimize: arguments.has("--optimize"), isRaw: arguments.has("--raw")),
      environment: ProcessInfo.processInfo.environment)
  }

  nonisolated static func isPath(_ subject: String) -> Bool {
    subject.contains("/") || subject.hasSuffix(".swift")
  }

  /// The path, or the first of several.
  var name: String { arguments.subjects.first ?? "" }

  /// Removes what this run has written.
  func close() { project.cache.close() }

  /// A layout of the source, as the workbench offers it.
  func choice(
    _ layout: LayoutClass, makeStage: @escaping @MainActor @Sendable (Scene) throws -> any Stage
  ) -> LayoutChoice {
    LayoutChoice(
      name: name == layout.name ? name : "\(name) \(layout.name)",
      summary: layout.summary, title: layout.name,
      makeStage: makeStage)
  }

  /// Compiles the source and puts its layout on a stage.
  func makeStage() throws -> WorkerStage {
    let signals = StopSignals()
    let library = try project.build(stoppedBy: signals) { Output.complain($0) }
    let layout = try library.layout(named: arguments["--class"])
    let options = SceneOptions(arguments: arguments)
    let scene = try options.resolveForSource()
    let stage = try project.stage(library, layout: layout, scene: scene, stoppedBy: signals)
    for (name, value) in try options.settings(for: layout.name, stage.observe().properties) {
      _ = try stage.answering { try stage.perform(.set(name, value)) }
    }
    return stage
  }
}
