import Testing
import TerminalTesting

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// Job control, under an interactive shell as a person has it.
@Suite struct SuspensionTests {
  private func startUnderShell() throws -> PtyScreen {
    let screen = try PtyScreen("/bin/sh", ["-i"], environment: ["PS1": "ready> ", "ENV": nil])
    try screen.wait(for: "ready>")
    screen.send("'\(BuiltProgram.path("TerminalFixture"))'\r")
    try screen.wait(for: "last 80x24 0;")
    return screen
  }

  @Test func controlZStopsAndForegroundContinues() throws {
    let screen = try startUnderShell()
    screen.send("\u{1A}")
    try screen.wait(until: "prompt") {
      $0.isGivenBack && $0.shows("Stopped") && $0.lines.last { !$0.isEmpty }?.hasPrefix("ready>") == true
    }
    screen.send("fg; echo code $?\r")
    try screen.wait(for: "last 80x24 1;")
    #expect(screen.isAlternate && !screen.showsCursor && screen.mouseMode == 2 && !screen.hasShellModes)
    #expect(screen.lines[0] == "size 80x24          frame 1 events 1;")
    screen.send("\u{1B}[A")
    try screen.wait(for: "key up.")
    screen.send("q")
    try screen.wait(for: "code 0")
    #expect(screen.isGivenBack)
  }

  @Test func sizeChangedWhileStopped() throws {
    let screen = try startUnderShell()
    screen.send("\u{1A}")
    try screen.wait(until: "prompt") { $0.isGivenBack && $0.shows("Stopped") }
    screen.resize(columns: 100, rows: 30)
    screen.send("fg; echo code $?\r")
    try screen.wait(until: "new picture") { $0.lines[29].hasPrefix("=last 100x30 ") }
    #expect(screen.lines[0].hasPrefix("size 100x30 "))
    #expect(screen.cells.dropLast(100).allSatisfy { !$0.isReversed })
    screen.send("q")
    try screen.wait(for: "code 0")
  }

  /// Without a shell to continue it, a program must not stop: the system then ignores the request.
  @Test func controlZWithoutShellKeepsTheScreen() throws {
    let screen = try Fixture.startAndDraw()
    screen.send("\u{1A}")
    try screen.wait(for: "last 80x24 1;")
    #expect(screen.isAlternate && screen.mouseMode == 2 && !screen.hasShellModes)
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
  }

  @Test func stopThatNobodyCanCatch() throws {
    let screen = try Fixture.startAndDraw()
    screen.signal(SIGSTOP)
    screen.signal(SIGCONT)
    screen.send("x")
    try screen.wait(for: #"key character("x")."#)
    #expect(screen.isAlternate && screen.mouseMode == 2)
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
  }
}
