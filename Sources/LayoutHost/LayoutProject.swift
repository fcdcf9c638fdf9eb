import Foundation
import LayoutScene

/// The user's sources with all that it takes to show them.
public struct LayoutProject: Sendable {
  /// The files or the folder.
  public let sources: LayoutSources
  /// How they are compiled.
  public let settings: CompilerSettings
  /// Where compiled things are kept.
  public let cache: CacheFolder
  private let engine: EngineBuild
  private let environment: [String: String]

  /// Finds the modules and opens the cache.
  ///
  /// - Throws: a `HostError` when one of them, or a source, is not there.
  public init(
    paths: [String], settings: CompilerSettings, environment: [String: String]
  ) throws(HostError) {
    sources = try LayoutSources(paths: paths)
    self.settings = settings
    self.environment = environment
    _ = try sources.select()
    engine = try EngineBuild.ofThisProgram()
    cache = try CacheFolder(environment: environment)
  }

  /// Starts to build; the number keeps the builds of one run apart.
  func startBuild(number: Int) throws(HostError) -> LayoutBuild {
    try LayoutBuild(
      sources: sources, settings: settings, engine: engine, cache: cache, environment: environment,
      number: number)
  }

  /// Starts a worker with a layout of a library.
  @MainActor
  func startStage(_ library: LayoutLibrary, layout: LayoutClass, scene: Scene) throws -> WorkerStage {
    try WorkerStage(library: library, layout: layout, scene: scene, environment: environment)
  }

  // MARK: Waiting

  /// Builds, and waits for the end.
  ///
  /// - Throws: a `HostError` with the compiler's messages when the source does not compile.
  /// `tell` hears what is done beside compiling the source.
  public func build(
    stoppedBy signals: StopSignals?, tell: (String) -> Void = { _ in }
  ) throws(HostError) -> LayoutLibrary {
    let build = try startBuild(number: 1)
    var activity: String?
    while true {
      if let new = build.activity, new != activity { tell(new) }
      activity = build.activity
      do throws(HostError) { try signals?.check() } catch {
        build.cancel()
        throw error
      }
      if let result = build.step() {
        switch result {
        case .library(let library): return library
        case .failure(let error): throw error
        case .diagnostics(let diagnostics):
          let lines = diagnostics.map(\.description).joined(separator: "\n")
          throw HostError("\(sources.name) does not compile\n\(lines)", exitCode: 3)
        }
      }
      OutputReader.wait(for: [build.output] + (signals.map { [$0.reader] } ?? []), until: nil)
    }
  }

  /// Starts a worker and waits for its first answer.
  ///
  /// - Throws: a `HostError` when the layout crashes or hangs, a `SceneError` when the scene is not for it.
  @MainActor
  public func stage(
    _ library: LayoutLibrary, layout: LayoutClass, scene: Scene, stoppedBy signals: StopSignals?
  ) throws -> WorkerStage {
    let stage = try startStage(library, layout: layout, scene: scene)
    stage.signals = signals
    try stage.answering { _ = try stage.waitForAnswer() }
    return stage
  }
}

extension LayoutLibrary {
  /// The layout of a name, or the first one.
  ///
  /// - Throws: a `HostError` that lists the layouts.
  public func layout(named name: String?) throws(HostError) -> LayoutClass {
    guard let name else {
      guard let first = layouts.first else { throw HostError("there is no layout") }
      return first
    }
    if let layout = layouts.first(where: { $0.name == name }) { return layout }
    if let layout = unusable.first(where: { $0.name == name }) { throw .noInitializer(layout) }
    let names = layouts.map(\.name).joined(separator: ", ")
    throw HostError("--class \(name): there is no such layout; accepted are \(names)")
  }
}

extension WorkerStage {
  /// Asks the layout where nobody can look at a failure: a call that does not come back is stopped.
  ///
  /// - Throws: a `HostError` with the exit code 4 and the places in the user's source.
  public func answering<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as WorkerFailure {
      if case .busy = error { stop() }
      let failure = failure ?? error
      throw HostError(failure.lines.joined(separator: "\n"), exitCode: 4)
    }
  }
}
