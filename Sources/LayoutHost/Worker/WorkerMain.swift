@preconcurrency import Foundation
import CollectionLayout
import LayoutScene

#if os(Linux)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The other side of a `WorkerStage`: a process without a terminal that loads the user's library.
@MainActor
public enum WorkerMain {
  /// The hidden command that makes the program a worker.
  nonisolated public static let command = "--worker"

  nonisolated static let requests: Int32 = 3
  nonisolated static let watch: Int32 = 4

  /// Answers requests until there are no more.
  public static func run(library: String, layout number: Int) -> Never {
    // What is printed before a crash must have been written.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let calls = CallsInProgress()
    Thread.detachNewThread { answerWatch(calls) }
    var stage: LocalStage?
    while let request = receive() {
      var (answer, elements) = (WorkerAnswer.unusable("there is no layout yet"), [Element]())
      do {
        if case .start(let scene) = request {
          stage = try start(scene, library: library, number: number, calls: calls)
          (answer, elements) = split(stage?.observe())
        } else if let stage {
          (answer, elements) = try reply(to: request, on: stage)
        }
      } catch let error as SceneError {
        answer = .refused(error.description)
      } catch {
        answer = .unusable("\(error)")
      }
      send(answer, elements)
    }
    exit(0)
  }

  /// Names the call in progress whenever the other side asks, and ends with the other side.
  nonisolated private static func answerWatch(_ calls: CallsInProgress) {
    var byte: UInt8 = 0
    while read(watch, &byte, 1) == 1 {
      let name = Array(calls.name.utf8.prefix(255))
      guard writeAll(watch, [UInt8(name.count)] + name) else { break }
    }
    _exit(0)
  }

  private static func start(
    _ scene: Scene, library: String, number: Int, calls: CallsInProgress
  ) throws -> LocalStage {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else {
      throw HostError("the library cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "")")
    }
    guard let symbol = dlsym(handle, GlueSource.symbol) else {
      throw HostError("the library makes no layouts")
    }
    typealias Make = @convention(c) (Int, UnsafeRawPointer) -> UnsafeMutableRawPointer?
    let make = unsafeBitCast(symbol, to: Make.self)
    return try LocalStage(scene: scene, observer: calls) { view in
      let made = make(number, Unmanaged.passUnretained(view).toOpaque())
      return made.map { Unmanaged<CollectionViewLayout>.fromOpaque($0).takeRetainedValue() }
        ?? CollectionViewLayout()
    }
  }

  private static func reply(
    to request: WorkerRequest, on stage: LocalStage
  ) throws -> (WorkerAnswer, [Element]) {
    switch request {
    case .start: return split(stage.observe())
    case .perform(let command): return split(try stage.perform(command))
    case .ask(let rect):
      let answer = stage.ask(in: rect)
      return (.rectangle(answer.rect, findings: answer.findings), answer.elements)
    case .element(let id): return (.element, stage.element(id).map { [$0] } ?? [])
    case .line(let id): return (.line(stage.line(of: id)), [])
    case .interview(let questions):
      let interview = stage.interview(questions)
      return (.interview(InterviewHead(interview)), InterviewHead.elements(of: interview))
    }
  }

  private static func split(_ observation: Observation?) -> (WorkerAnswer, [Element]) {
    guard let observation else { return (.unusable("there is no layout"), []) }
    return (.observation(ObservationHead(observation)), ObservationHead.elements(of: observation))
  }

  // MARK: Bytes

  private static func receive() -> WorkerRequest? {
    guard let head = readAll(WorkerWire.headLength) else { return nil }
    let lengths = WorkerWire.lengths(of: head)
    guard let text = readAll(lengths.text + lengths.packed) else { return nil }
    return try? WorkerWire.decode(WorkerRequest.self, from: text)
  }

  private static func send(_ answer: WorkerAnswer, _ elements: [Element]) {
    fflush(nil)
    let bytes =
      (try? WorkerWire.frame(answer, elements: elements))
      ?? (try? WorkerWire.frame(WorkerAnswer.unusable("the answer cannot be written down")))
    guard let bytes, writeAll(requests, bytes) else { exit(0) }
  }

  private static func readAll(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var position = 0
    while position < count {
      let length = bytes.withUnsafeMutableBytes {
        read(requests, $0.baseAddress?.advanced(by: position), count - position)
      }
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { return nil }
      position += length
    }
    return bytes
  }

  @discardableResult
  nonisolated private static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
