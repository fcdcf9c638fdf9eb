import Foundation
import LayoutScene

/// Keeps a layout of the user's on show while its source changes: watches, compiles, starts workers.
///
/// It never waits: call `advance` when one of `descriptors` can be read, or `deadline` is over. A new worker takes
/// the old one's place when it has answered; until then the old one serves.
@MainActor
public final class LiveLayout {
  /// What has happened.
  public enum Event {
    /// A build has begun, or has come to something that takes long.
    case building(String)
    /// A new version is on the stage.
    case shown(WorkerStage, LayoutClass, LayoutLibrary)
    /// The stage on show has answered late.
    case answered
    /// The source does not compile.
    case diagnostics([CompilerDiagnostic])
    /// There is no layout to show.
    case failure(HostError)
    /// The layout crashed or does not come back.
    case trouble(WorkerFailure)
    /// The layout has printed something.
    case output([String])
  }

  private static let patience = Duration.seconds(2)

  private let project: LayoutProject
  private let watcher: SourceWatcher?
  private var className: String?
  private var builds = 0
  private var build: LayoutBuild?
  private var library: LayoutLibrary?
  private var candidate: WorkerStage?
  private var shown: WorkerStage?
  private var shownFailure: WorkerFailure?
  private var linesSeen = 0
  private var events: [Event] = []

  /// When the new worker must have answered; `nil` while there is none, or none that is waited for.
  public private(set) var deadline: ContinuousClock.Instant?

  /// Starts to watch and to build.
  public init(_ project: LayoutProject, className: String?) {
    self.project = project
    self.className = className
    watcher = SourceWatcher(folders: project.sources.folders)
    startBuild()
  }

  /// What can be read when `advance` has something to do.
  public var descriptors: [Int32] {
    [watcher?.descriptor, build?.output.descriptor].compactMap { $0 } + (candidate?.descriptors ?? [])
      + (shown?.descriptors ?? [])
  }

  /// Does what can be done without waiting, and answers what has happened.
  ///
  /// `scene` is the one that a new version is shown in.
  public func advance(scene: Scene) -> [Event] {
    if watcher?.takeSaves() == true { startBuild() }
    if let build {
      build.output.read()
      let before = build.activity
      if let result = build.step() {
        self.build = nil
        take(result, scene: scene)
      } else if let activity = build.activity, activity != before {
        events.append(.building(activity))
      }
    }
    advanceCandidate(scene: scene)
    advanceShown()
    defer { events = [] }
    return events
  }

  /// Stops a call that does not come back; whether there was one.
  public func stopCall() -> Bool {
    guard let stage = [candidate, shown].compactMap({ $0 }).first(where: { $0.isBusy }) else { return false }
    stage.stop()
    return true
  }

  /// Starts the source's last library anew, or builds where there is none.
  public func restart(scene: Scene) {
    guard let library, build == nil else { return startBuild() }
    start(library, scene: scene)
  }

  /// Puts another layout of the library on the stage, and waits for its first answer.
  ///
  /// - Throws: a `WorkerFailure` or a `SceneError` when it does not answer; the layout on show stays.
  public func choose(_ layout: LayoutClass, scene: Scene) throws -> WorkerStage {
    guard let library else { throw HostError("the source is not compiled") }
    let stage = try project.startStage(library, layout: layout, scene: scene)
    do { try stage.waitForAnswer() } catch {
      stage.close()
      throw error
    }
    className = layout.name
    dropCandidate()
    show(stage)
    return stage
  }

  /// The layout on show is not of this source any more.
  public func leave() {
    shown?.close()
    shown = nil
  }

  /// Stops everything and removes what was written.
  public func close() {
    build?.cancel()
    dropCandidate()
    leave()
    project.cache.close()
  }

  // MARK: Steps

  private func startBuild() {
    build?.cancel()
    build = nil
    dropCandidate()
    builds += 1
    watcher?.watch(project.sources.folders)
    do throws(HostError) {
      build = try project.startBuild(number: builds)
      events.append(.building("compiling \(project.sources.name)"))
    } catch {
      events.append(.failure(error))
    }
  }

  private func take(_ result: BuildResult, scene: Scene) {
    switch result {
    case .library(let library): start(library, scene: scene)
    case .diagnostics(let diagnostics): events.append(.diagnostics(diagnostics))
    case .failure(let error): events.append(.failure(error))
    }
  }

  private func start(_ library: LayoutLibrary, scene: Scene) {
    dropCandidate()
    do {
      let layout = try library.layout(named: className)
      if let old = self.library, old.path != library.path {
        try? FileManager.default.removeItem(atPath: (old.path as NSString).deletingLastPathComponent)
      }
      self.library = library
      candidate = try project.startStage(library, layout: layout, scene: scene)
      deadline = .now + Self.patience
    } catch let error as HostError {
      events.append(.failure(error))
    } catch {
      events.append(.failure(HostError("\(error)")))
    }
  }

  private func dropCandidate() {
    candidate?.close()
    candidate = nil
    deadline = nil
  }

  private func advanceCandidate(scene: Scene) {
    guard let stage = candidate else { return }
    stage.advance()
    if let failure = stage.failure, stage.isOver {
      output(of: stage, from: 0)
      dropCandidate()
      events.append(.trouble(failure))
    } else if let refusal = stage.refusal {
      dropCandidate()
      guard let library, !scene.properties.isEmpty else {
        events.append(.failure(HostError(refusal)))
        return
      }
      // The new version has no such property any more.
      var scene = scene
      scene.properties = [:]
      start(library, scene: scene)
    } else if stage.hasAnswered, let library {
      candidate = nil
      deadline = nil
      stage.takeAnswer()
      show(stage)
      events.append(.shown(stage, stage.layout, library))
    } else if let deadline, deadline <= .now, !stage.isCrashing {
      self.deadline = nil
      events.append(.trouble(stage.noteBusy()))
    } else if deadline != nil, stage.isCrashing {
      // A crash is being described.
      deadline = .now + Self.patience
    }
  }

  private func show(_ stage: WorkerStage) {
    shown?.close()
    shown = stage
    shownFailure = nil
    linesSeen = 0
  }

  private func advanceShown() {
    guard let stage = shown else { return }
    stage.advance()
    output(of: stage, from: linesSeen)
    linesSeen = stage.log.total
    guard stage.failure != shownFailure else { return }
    shownFailure = stage.failure
    events.append(stage.failure.map { .trouble($0) } ?? .answered)
  }

  private func output(of stage: WorkerStage, from seen: Int) {
    if stage.log.total > seen { events.append(.output(stage.log.lines)) }
  }
}
