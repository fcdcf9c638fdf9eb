import Foundation

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The process that runs the user's layout, and the channels to it.
final class WorkerProcess {
  private let process: ChildProcess
  /// Requests and answers.
  let channel: OutputReader
  /// What the user's code prints.
  let output: OutputReader
  /// What it prints on standard error, and the backtrace of a crash.
  let errors: OutputReader
  private let watch: OutputReader
  private var end: ChildProcess.End?

  /// Starts a worker.
  ///
  /// - Throws: a `HostError` when the system does not let it.
  init(_ library: LayoutLibrary, layout number: Int, environment: [String: String]) throws(HostError) {
    guard let (channel, farChannel) = Self.socketPair(), let (watch, farWatch) = Self.socketPair(),
      let (output, farOutput) = OutputReader.make(), let (errors, farErrors) = OutputReader.make()
    else { throw HostError("a channel to the worker cannot be made: \(SystemError(number: errno))") }
    defer { for descriptor in [farChannel, farWatch, farOutput, farErrors] { close(descriptor) } }
    var environment = environment
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,sanitize=no,"
      + "output-to=stderr,format=text,limit=64"
    let start = ChildProcess.start(
      library.engine.program, [WorkerMain.command, library.path, String(number)], environment: environment,
      descriptors: [1: farOutput, 2: farErrors, WorkerMain.requests: farChannel, WorkerMain.watch: farWatch])
    switch start {
    case .success(let process): self.process = process
    case .failure(let error): throw HostError("the worker cannot be started: \(error)")
    }
    (self.channel, self.watch, self.output, self.errors) = (channel, watch, output, errors)
  }

  private static func socketPair() -> (OutputReader, Int32)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (OutputReader(ends[0]), ends[1])
  }

  /// Sends bytes; whether the worker can still take them.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(channel.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent > 0 {
        rest = rest.dropFirst(sent)
      } else if errno == EAGAIN {
        var request = pollfd(fd: channel.descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// The whole message that has arrived.
  func takeMessage() -> (text: [UInt8], elements: [UInt8])? {
    guard channel.bytes.count >= WorkerWire.headLength else { return nil }
    let lengths = WorkerWire.lengths(of: Array(channel.bytes.prefix(WorkerWire.headLength)))
    guard channel.bytes.count >= WorkerWire.headLength + lengths.text + lengths.packed else { return nil }
    _ = channel.take(WorkerWire.headLength)
    return (channel.take(lengths.text), channel.take(lengths.packed))
  }

  /// The name of the call that the worker is in.
  func callInProgress() -> String {
    var byte: UInt8 = 1
    guard Glibc.send(watch.descriptor, &byte, 1, Int32(MSG_NOSIGNAL)) == 1 else { return "the layout" }
    OutputReader.wait(for: [watch], until: .now + .milliseconds(500))
    let answer = watch.take()
    return answer.isEmpty ? "the layout" : String(decoding: answer.dropFirst(), as: UTF8.self)
  }

  /// Asks for a backtrace, which ends the process.
  func requestBacktrace() { process.signal(SIGQUIT) }

  /// Ends the process and what it started, if it has not ended, and answers how it ended.
  @discardableResult
  func finish() -> ChildProcess.End {
    if let end { return end }
    process.kill()
    let end = process.wait()
    self.end = end
    return end
  }

  /// Waits for the end of a process that has closed its channel.
  func waitForEnd() -> ChildProcess.End {
    let end = end ?? process.wait()
    self.end = end
    return end
  }

  deinit { finish() }
}
