import CollectionLayout
import Foundation
import LayoutScene

/// A stage whose layout is the user's and runs in a process of its own.
///
/// Each question waits at most as long as `patience`; an answer that comes later is taken by `advance`.
@MainActor
public final class WorkerStage: Stage {
  /// The library with the layout.
  public let library: LayoutLibrary
  /// The layout in the library.
  public let layout: LayoutClass
  /// The scene as it is now.
  public private(set) var scene: Scene
  /// Whether the layout has answered at least once.
  public private(set) var hasAnswered = false
  /// Why the worker gives no answers; `nil` while it does.
  public private(set) var failure: WorkerFailure?
  /// What the layout has printed, a line each.
  public private(set) var log = OutputLog()

  /// What ends a wait before its time; only where nobody else listens to signals.
  var signals: StopSignals?

  /// How long a question waits; a check of many items takes more than a person would.
  public var patience = Duration.seconds(2)

  private let worker: WorkerProcess
  private var observation: Observation
  private var pending: Pending?
  private var errorText: [UInt8] = []

  private struct Pending {
    var nextScene: Scene?
    var answer: (WorkerAnswer, [Element])?
  }

  /// Starts a worker and asks for the first layout; does not wait for it.
  ///
  /// - Throws: a `HostError` when the system lets no process start, a `SceneError` when a step of the scene
  ///   cannot be performed.
  public init(
    library: LayoutLibrary, layout: LayoutClass, scene: Scene, environment: [String: String]
  ) throws {
    self.library = library
    self.layout = layout
    var after = scene
    after.steps = []
    for step in scene.steps { after = try after.applying(step) }
    self.scene = after
    observation = Observation(bounds: scene.bounds, contentSize: .zero)
    worker = try WorkerProcess(
      library, layout: library.layouts.firstIndex(of: layout) ?? 0, environment: environment)
    try send(.start(scene), nextScene: after)
  }

  /// The file descriptors that can be read when `advance` has something to do.
  public var descriptors: [Int32] {
    readers.filter { !$0.hasEnded }.map(\.descriptor)
  }

  private var readers: [OutputReader] { [worker.channel, worker.output, worker.errors] }

  /// Ends the worker at once.
  public func close() { worker.finish() }

  // MARK: Stage

  /// What the layout showed last.
  public func observe() -> Observation { observation }

  /// Performs a command and shows what the layout makes of it.
  ///
  /// - Throws: a `SceneError` when the command cannot be performed, a `WorkerFailure` when there is no answer.
  public func perform(_ command: SceneCommand) throws -> Observation {
    let next = try scene.applying(command)
    try send(.perform(command), nextScene: next)
    _ = try waitForAnswer()
    return observation
  }

  /// Asks the layout for the elements in a rectangle; by default the union of bounds and content.
  ///
  /// - Throws: a `WorkerFailure` when there is no answer.
  public func ask(in rect: CGRect?) throws -> RectangleAnswer {
    try send(.ask(rect), nextScene: nil)
    guard case (.rectangle(let area, let findings), let elements) = try waitForAnswer() else {
      throw WorkerFailure.unusable("the worker answered something else than a rectangle")
    }
    return RectangleAnswer(rect: area, elements: elements, findings: findings)
  }

  /// The answer for one element, wherever it is.
  ///
  /// - Throws: a `WorkerFailure` when there is no answer.
  public func element(_ id: ElementID) throws -> Element? {
    try send(.element(id), nextScene: nil)
    return try waitForAnswer().1.first
  }

  /// Puts a new layout on the stage, in another scene, and waits for its first answer.
  ///
  /// - Throws: a `SceneError` when a step of the scene cannot be performed, a `WorkerFailure` when there is no
  ///   answer.
  public func restart(in newScene: Scene) throws {
    var after = newScene
    after.steps = []
    for step in newScene.steps { after = try after.applying(step) }
    try send(.start(newScene), nextScene: after)
    try waitForAnswer()
  }

  /// Asks the layout itself, all questions in one message.
  ///
  /// - Throws: a `WorkerFailure` when there is no answer.
  public func interview(_ questions: [LayoutQuestion]) throws -> Interview {
    try send(.interview(questions), nextScene: nil)
    guard case (.interview(let head), let elements) = try waitForAnswer() else {
      throw WorkerFailure.unusable("the worker answered something else than an interview")
    }
    return head.interview(elements)
  }

  /// The line of a flow that an element is in; `nil` too where the layout does not answer.
  public func line(of element: ElementID) -> FlowLine? {
    guard (try? send(.line(element), nextScene: nil)) != nil,
      case (.line(let line), _)? = try? waitForAnswer()
    else { return nil }
    return line
  }

  // MARK: Conversation

  /// Waits for the answer to the last question.
  ///
  /// - Throws: a `SceneError` when the scene does not allow it, a `WorkerFailure` when there is no answer.
  @discardableResult
  func waitForAnswer() throws -> (WorkerAnswer, [Element]) {
    let end = ContinuousClock.now + patience
    while true {
      try signals?.check()
      advance()
      if let failure { throw failure }
      if let answer = takeAnswer() {
        if case .refused(let reason) = answer.0 { throw SceneError(reason) }
        return answer
      }
      // A crash is being described; that takes a while, and is no hang.
      let limit = isCrashing ? end + .seconds(20) : end
      guard ContinuousClock.now < limit else {
        throw noteBusy()
      }
      OutputReader.wait(for: readers + (signals.map { [$0.reader] } ?? []), until: limit)
    }
  }

  /// Takes what the worker has written: an answer, what it printed, its end.
  ///
  /// Call it when one of `descriptors` can be read; it does not wait.
  public func advance() {
    for reader in readers { reader.read() }
    log.append(worker.output.take())
    takeErrors()
    if let message = worker.takeMessage() { receive(message) }
    if worker.channel.hasEnded, !isOver { end(stoppedIn: nil) }
  }

  /// Stops a call that does not come back; the worker is over then.
  public func stop() {
    guard !isOver else { return }
    let call = worker.callInProgress()
    worker.requestBacktrace()
    let end = ContinuousClock.now + .seconds(5)
    while !worker.channel.hasEnded, ContinuousClock.now < end {
      OutputReader.wait(for: readers, until: end)
      log.append(worker.output.take())
      takeErrors()
    }
    worker.finish()
    self.end(stoppedIn: call)
  }

  /// Whether a call does not come back.
  var isBusy: Bool {
    if case .busy = failure { true } else { false }
  }

  /// Takes down that the call in progress does not come back.
  func noteBusy() -> WorkerFailure {
    let failure = WorkerFailure.busy(call: worker.callInProgress())
    self.failure = failure
    return failure
  }

  /// Why the scene is not for this layout.
  var refusal: String? {
    if case .refused(let reason)? = pending?.answer?.0 { reason } else { nil }
  }

  /// Whether the worker has ended.
  public var isOver: Bool {
    switch failure {
    case .crashed, .unusable: true
    case .busy, nil: false
    }
  }

  private func end(stoppedIn call: String?) {
    let end = worker.waitForEnd()
    for reader in [worker.output, worker.errors] { reader.read() }
    log.append(worker.output.take())
    takeErrors()
    failure = .crashed(
      CrashReport(errors: String(decoding: errorText, as: UTF8.self), end: end, stoppedIn: call))
    pending = nil
  }

  /// Whether a backtrace is being written.
  var isCrashing: Bool {
    String(decoding: errorText.suffix(65536), as: UTF8.self).contains(CrashReport.mark)
  }

  /// What stands before a backtrace is the user's; a flood is not kept.
  private func takeErrors() {
    let bytes = worker.errors.take()
    guard !bytes.isEmpty else { return }
    if !isCrashing {
      let text = String(decoding: bytes, as: UTF8.self)
      log.append(
        Array((text.range(of: CrashReport.mark).map { String(text[..<$0.lowerBound]) } ?? text).utf8))
    }
    errorText = (errorText + bytes).suffix(1_000_000)
  }

  private func send(_ request: WorkerRequest, nextScene: Scene?) throws {
    advance()
    if let failure { throw failure }
    guard pending == nil else { throw WorkerFailure.busy(call: worker.callInProgress()) }
    pending = Pending(nextScene: nextScene)
    // A worker that is gone is noticed when its answer is waited for.
    _ = worker.send(try WorkerWire.frame(request))
  }

  private func receive(_ message: (text: [UInt8], elements: [UInt8])) {
    guard let answer = try? WorkerWire.decode(WorkerAnswer.self, from: message.text) else {
      failure = .unusable("the worker's answer cannot be read")
      return
    }
    let elements = ElementPack.unpack(message.elements)
    switch answer {
    case .observation(let head):
      observation = head.observation(with: elements)
      if let next = pending?.nextScene { scene = next }
      scene.bounds = observation.bounds
      hasAnswered = true
    case .unusable(let reason):
      failure = .unusable(reason)
      pending = nil
      return
    case .rectangle, .element, .line, .interview, .refused: break
    }
    // An answer after the patience was lost comes to nobody who waits.
    if failure == nil { pending?.answer = (answer, elements) } else { pending = nil }
    failure = nil
  }

  /// The answer to the last question, once it is there.
  @discardableResult
  func takeAnswer() -> (WorkerAnswer, [Element])? {
    guard let answer = pending?.answer else { return nil }
    pending = nil
    return answer
  }
}
