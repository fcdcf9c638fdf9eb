import Foundation
import LayoutHost
import LayoutScene

/// The stages of a check, one after the other in one worker.
@MainActor
final class SourceStages {
  private let start: (Scene) throws -> WorkerStage
  private var running: WorkerStage?

  init(start: @escaping (Scene) throws -> WorkerStage) { self.start = start }

  /// A stage with a new layout; the one before is used no longer.
  func make(_ scene: Scene) throws -> any Stage {
    if let running {
      try running.restart(in: scene)
      return running
    }
    let stage = try start(scene)
    stage.patience = .seconds(20)
    running = stage
    return stage
  }

  /// Does something with the stages; a crash and a hang end it with exit code 4.
  func answering<Value>(_ body: () throws -> Value) throws -> Value {
    guard let running else { return try body() }
    return try running.answering(body)
  }

  /// Ends the worker.
  func close() { running?.close() }
}

extension SourceSubject {
  /// Compiles the source; the scene has the properties of the command line.
  func checkStages() throws -> (scene: Scene, stages: SourceStages) {
    let signals = StopSignals()
    let library = try project.build(stoppedBy: signals)
    let layout = try library.layout(named: arguments["--class"])
    let options = SceneOptions(arguments: arguments)
    var scene = try options.resolveForSource()
    let project = project
    let stages = SourceStages {
      try project.stage(library, layout: layout, scene: $0, stoppedBy: signals)
    }
    let properties = try stages.make(scene).observe().properties
    for (name, value) in try options.settings(for: layout.name, properties) { scene.properties[name] = value }
    return (scene, stages)
  }
}
