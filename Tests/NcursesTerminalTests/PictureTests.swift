import Testing
import TerminalTesting

/// What reaches the terminal.
@Suite struct PictureTests {
  @Test func firstPictureHasTextColorsAndAttributes() throws {
    let screen = try Fixture.start()
    try screen.wait(for: "last 80x24 0")
    #expect(screen.isAlternate)
    #expect(!screen.showsCursor)
    #expect(screen.lines[0] == "size 80x24          frame 0 events 0;")
    #expect(screen.lines[1].hasPrefix("unicode true        日本 é ─┼ 😀|"))
    let title = screen.cell(column: 0, row: 0)
    #expect(title.character == "s" && title.isBold && title.foreground == 1 && title.background == 4)
    #expect(screen.cell(column: 0, row: 1).isUnderlined)
    #expect(screen.cell(column: 20, row: 1).foreground == 2)
    let corner = screen.cell(column: 79, row: 23)
    #expect(corner.character == "=" && corner.isReversed && corner.foreground == 6)
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
  }
}

enum Fixture {
  static func start(
    columns: Int = 80, rows: Int = 24, _ environment: [String: String?] = [:]
  ) throws -> PtyScreen {
    try PtyScreen(
      BuiltProgram.path("TerminalFixture"), columns: columns, rows: rows, environment: environment)
  }
}
