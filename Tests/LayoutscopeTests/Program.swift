import Foundation
import TerminalTesting

/// One run of the program without a terminal.
struct Program {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs the program to its end; the changes are to the environment of the tests.
  init(_ arguments: [String], environment changes: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("layoutscope"))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are a sentence and always fit in the pipe, so that reading the output first cannot block.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }
}
