import NcursesTerminal
import Testing
import TerminalTesting

/// Terminals that cannot show a screen get one sentence and nothing else.
@Suite struct RefusalTests {
  @Test(arguments: [
    ("dumb", #"a terminal named "dumb" cannot move its cursor, so there is no screen to draw on"#),
    ("no-such-terminal", #"no terminal named "no-such-terminal" is known here;"#),
    ("", "TERM is not set;"),
  ])
  func term(name: String, sentence: String) throws {
    let screen = try Fixture.start(columns: 200, ["TERM": name])
    #expect(try screen.waitForEnd() == .exited(2))
    #expect(screen.lines[0].hasPrefix("fixture: " + sentence), "\(screen.lines[0])")
    #expect(screen.isGivenBack)
    #expect(!screen.output.contains(0x1B))
  }

  @Test func termUnset() throws {
    let screen = try Fixture.start(["TERM": nil])
    #expect(try screen.waitForEnd() == .exited(2))
    #expect(screen.lines[0].hasPrefix("fixture: TERM is not set;"))
  }

  @Test(arguments: [
    ("< /dev/null", "fixture: standard input is not a terminal"),
    ("> /dev/null", "fixture: standard output is not a terminal"),
  ])
  func noTerminal(redirection: String, sentence: String) throws {
    let program = BuiltProgram.path("TerminalFixture")
    let screen = try PtyScreen("/bin/sh", ["-c", "'\(program)' \(redirection)"])
    #expect(try screen.waitForEnd() == .exited(2))
    #expect(screen.lines[0].hasPrefix(sentence), "\(screen.lines[0])")
  }
}
