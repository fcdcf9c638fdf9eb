import Foundation
import LayoutHost
import LayoutScene

/// Workers for the stages that a check makes one after the other; few are kept, since a check looks back at few.
@MainActor
final class SourceStages {
  private let start: (Scene) throws -> WorkerStage
  private var running: [WorkerStage] = []

  init(start: @escaping (Scene) throws -> WorkerStage) { self.start = start }

  /// A stage in a worker of its own.
  func make(_ scene: Scene) throws -> any Stage {
    while running.count > 3 { running.removeFirst().close() }
    let stage = try start(scene)
    running.append(stage)
    return stage
  }

  /// Ends all workers.
  func close() {
    for stage in running { stage.close() }
    running = []
  }
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
    let stages = SourceStages { try project.stage(library, layout: layout, scene: $0, stoppedBy: signals) }
    let properties = try stages.make(scene).observe().properties
    for (name, value) in try options.settings(for: layout.name, properties) { scene.properties[name] = value }
    return (scene, stages)
  }
}
