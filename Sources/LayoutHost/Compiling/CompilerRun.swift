import Foundation

/// One run of the compiler; it can be waited for without blocking, and stopped.
final class CompilerRun {
  /// What the compiler prints; it ends with the compiler.
  let output: OutputReader
  private let process: ChildProcess
  private var isOver = false

  /// Starts the compiler.
  ///
  /// - Throws: a `HostError` when there is none.
  init(
    _ program: String = "swiftc", arguments: [String], environment: [String: String]
  ) throws(HostError) {
    guard let (reader, writing) = OutputReader.make() else {
      throw HostError("a pipe to the compiler cannot be made: \(SystemError(number: errno))")
    }
    defer { Glibc.close(writing) }
    let start = ChildProcess.start(
      program, arguments, environment: environment, descriptors: [1: writing, 2: writing])
    switch start {
    case .success(let process): self.process = process
    case .failure(let error) where error.number == ENOENT:
      throw HostError("there is no \(program) on the path; install Swift from https://www.swift.org/install")
    case .failure(let error): throw HostError("\(program) cannot be started: \(error)")
    }
    output = reader
  }

  /// Waits for the end of a compiler that has closed its output; whether it succeeded, and what it printed.
  func finish() -> (isSuccess: Bool, text: String) {
    isOver = true
    return (process.wait() == .exited(0), String(decoding: output.take(), as: UTF8.self))
  }

  /// Stops the compiler and everything that it started.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    process.kill()
    _ = process.wait()
  }

  deinit { cancel() }
}
