import CollectionLayout
import LayoutHost
import LayoutScene
import Workbench

/// Brings what happens to the user's source into the workbench.
@MainActor
final class LiveWorkbench {
  let session: WorkbenchSession
  private let source: SourceSubject
  private let live: LiveLayout
  private let options: SceneOptions
  /// The settings of the command line, until the first layout has taken them.
  private var hasSettings: Bool
  private var isFirst = true
  private let firstProperties: [String: PropertyValue]

  /// Starts to compile; until there is a layout, the session shows an empty one.
  init(source: SourceSubject, scene: Scene, style: WorkbenchSession.Style) throws {
    self.source = source
    options = SceneOptions(arguments: source.arguments)
    hasSettings = !source.arguments.all("--set").isEmpty
    var empty = scene
    empty.steps = []
    for step in scene.steps { empty = try empty.applying(step) }
    firstProperties = empty.properties
    empty.properties = [:]
    let stage = try LocalStage(scene: empty, layout: CollectionViewLayout())
    let choice = LayoutChoice(name: source.name, summary: "", title: source.project.sources.name) { _ in stage
    }
    session = WorkbenchSession(stage: stage, of: choice, change: "not compiled yet", style: style)
    live = LiveLayout(source.project, className: source.arguments["--class"])
  }

  var descriptors: [Int32] { live.descriptors }
  var deadline: ContinuousClock.Instant? { live.deadline }

  func close() { live.close() }

  /// Takes what has happened to the session.
  func advance() {
    var scene = session.scene
    if isFirst { scene.properties = firstProperties }
    for event in live.advance(scene: scene) {
      switch event {
      case .building(let activity): session.showActivity(activity)
      case .shown(let stage, let layout, let library): show(stage, layout, library)
      case .answered:
        session.clearProblem()
        session.refresh()
      case .diagnostics(let diagnostics):
        let errors = diagnostics.filter { $0.severity == .error }.count
        session.show(
          Problem(
            title: "Does not compile  \(errors) error\(errors == 1 ? "" : "s")",
            lines: diagnostics.map(\.description)))
      case .failure(let error):
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init)
        session.show(Problem(title: "No layout", lines: lines))
      case .trouble(let failure): session.show(Self.problem(failure))
      case .output(let lines): session.showOutput(lines)
      }
    }
  }

  func stopCall() -> Bool { live.stopCall() }

  func restart() { live.restart(scene: session.scene) }

  private func show(_ stage: WorkerStage, _ layout: LayoutClass, _ library: LayoutLibrary) {
    let choices = library.layouts.map { choice($0) }
    let index = library.layouts.firstIndex(of: layout) ?? 0
    if hasSettings { applySettings(to: stage, layout) }
    session.show(stage, of: choices[index], among: choices, change: isFirst ? "first sight" : "saved")
    session.showSource(Self.notes(library))
    isFirst = false
  }

  private func applySettings(to stage: WorkerStage, _ layout: LayoutClass) {
    hasSettings = false
    do {
      for (name, value) in try options.settings(for: layout.name, stage.observe().properties) {
        _ = try stage.perform(.set(name, value))
      }
    } catch {
      session.say("\(error)")
    }
  }

  private func choice(_ layout: LayoutClass) -> LayoutChoice {
    source.choice(layout) { [weak live] scene in
      guard let live else { throw HostError("the source is closed") }
      return try live.choose(layout, scene: scene)
    }
  }

  private static func problem(_ failure: WorkerFailure) -> Problem {
    switch failure {
    case .busy(let call):
      Problem(title: "No answer", lines: ["\(call) has not come back for 2 seconds; x stops it"])
    case .crashed: Problem(title: "Crashed  R or a save starts anew", lines: failure.lines)
    case .unusable: Problem(title: "No layout", lines: failure.lines)
    }
  }

  private static func notes(_ library: LayoutLibrary) -> [String] {
    library.files.map { "compiled \($0)" }
      + library.unusable.map { "\($0.name) needs a preview: \($0.reason)" }
      + library.leftOut.map { "left out \($0)" }
  }
}
