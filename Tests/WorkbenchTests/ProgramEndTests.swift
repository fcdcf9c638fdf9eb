import Foundation
import TerminalTesting
import Testing

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The terminal is given back, and the exit code says how it ended.
@Suite struct ProgramEndTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signals(number: Int32) throws {
    let screen = try Program.start()
    screen.signal(number)
    #expect(try screen.waitForEnd() == .exited(128 + number))
    #expect(screen.isGivenBack)
  }

  @Test func suspendAndContinue() throws {
    let screen = try PtyScreen("/bin/sh", ["-i"], environment: ["PS1": "ready> ", "ENV": nil])
    try screen.wait(for: "ready>")
    screen.send("'\(Program.path)'\r")
    try screen.wait(for: "BOUNDS")
    screen.send("\u{1A}")
    try screen.wait(until: "prompt") { $0.isGivenBack && $0.shows("Stopped") }
    screen.send("fg; echo code $?\r")
    try screen.wait(until: "picture") { $0.isAlternate && $0.shows("BOUNDS") }
    #expect(!screen.showsCursor && screen.mouseMode == 2 && !screen.hasShellModes)
    screen.send("\u{1B}[C")
    try screen.wait(for: "bounds   394 × 852")
    screen.send("q")
    try screen.wait(for: "code 0")
    #expect(screen.isGivenBack)
  }

  /// Standard output, standard error and exit code of the program without a terminal.
  private func run(_ command: String) throws -> (output: String, errors: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, Program.path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "TERM" }
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: text, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
      process.terminationStatus
    )
  }

  @Test(arguments: [("", 24, 80), ("--print --cells 100x30", 30, 100), ("--cells 40x12", 12, 40)])
  func pipeGetsOneFrame(options: String, rows: Int, columns: Int) throws {
    let result = try run("\"$0\" \(options)")
    #expect(result.code == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows + 1 && lines.last == "")
    #expect(lines[0].count == columns && lines[0].hasPrefix("┌ ") && lines[rows - 1].hasPrefix("└ BOUNDS "))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func readerThatLeavesIsNoError() throws {
    let result = try run("\"$0\" | true")
    #expect(result.errors == "")
  }

  @Test func inputThatIsNoTerminal() throws {
    let screen = try PtyScreen(
      "/bin/sh", ["-c", "\"$0\" < /dev/null; echo code $?", Program.path], columns: 120)
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.lines[0] == "layoutscope: standard input is not a terminal, so there are no keys to read")
    #expect(screen.lines[1] == "code 2")
    #expect(screen.isGivenBack)
  }

  @Test func badSizeIsRefused() throws {
    let result = try run("\"$0\" --cells 0x5")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "layoutscope: --cells 0x5: accepted are whole numbers from 1 to 2000 such as 80x24\n")
  }
}
