import Testing
import TerminalTesting

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The terminal is given back, however the program ends.
@Suite struct EndTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signalsEndTheProgramInOrder(number: Int32) throws {
    let screen = try Fixture.startAndDraw()
    screen.signal(number)
    #expect(try screen.waitForEnd() == .exited(128 + number))
    #expect(screen.isGivenBack)
  }

  /// Keys that end the fixture, how the shell hears of it, and what the person reads.
  @Test(arguments: [
    ("!", [SIGILL, SIGTRAP], "Fatal error: asked to stop here"),
    ("$", [SIGABRT], ""),
    ("#", [SIGSEGV], ""),
    ("%", [SIGSEGV, SIGBUS], ""),
  ])
  func crashes(key: String, signals: [Int32], message: String) throws {
    let screen = try Fixture.startAndDraw()
    screen.send("e")
    try screen.wait(for: "last 80x24 1;")
    #expect(!screen.shows("written to standard error"))
    screen.send(key)
    let end = try screen.waitForEnd()
    #expect(signals.contains { end == .killed(by: $0) }, "\(end)")
    #expect(screen.isGivenBack)
    #expect(screen.shows("written to standard error"))
    #expect(screen.shows(message), "\(screen.lines)")
  }

  @Test func crashWithoutASecondScreen() throws {
    let screen = try Fixture.startAndDraw(["TERM": "vt100"])
    screen.send("!")
    _ = try screen.waitForEnd()
    #expect(screen.isGivenBack)
    // The picture scrolls up, and the message is below its last line.
    let bottom = try #require(screen.lines.firstIndex { $0.hasPrefix("=last 80x24 0;") })
    let message = try #require(screen.lines.firstIndex { $0.contains("Fatal error: asked to stop here") })
    #expect(message == bottom + 1)
  }

  @Test func exitWithoutClosing() throws {
    let screen = try Fixture.startAndDraw()
    screen.send("e^")
    #expect(try screen.waitForEnd() == .exited(7))
    #expect(screen.isGivenBack)
    #expect(screen.shows("written to standard error"))
  }

  @Test func hangingProgramEndsAtTheSecondRequest() throws {
    let screen = try Fixture.startAndDraw()
    screen.send("e")
    try screen.wait(for: "last 80x24 1;")
    screen.send("&")
    screen.signal(SIGTERM)
    // The second request comes when the first has been heard, which only a pause can tell.
    for _ in 0..<200 where screen.isRunning {
      usleep(10_000)
      screen.signal(SIGTERM)
    }
    #expect(try screen.waitForEnd() == .killed(by: SIGTERM))
    #expect(screen.isGivenBack)
    #expect(screen.shows("written to standard error"))
  }
}
