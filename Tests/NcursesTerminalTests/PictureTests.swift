import Testing
import TerminalTesting

/// What reaches the terminal.
@Suite struct PictureTests {
  /// Eight colours have the same numbers in all of them, as xterm, tmux, Linux's console and direct colour do.
  @Test(arguments: ["xterm-256color", "xterm", "tmux-256color", "linux"])
  func firstPictureHasTextColorsAndAttributes(term: String) throws {
    let screen = try Fixture.startAndDraw(["TERM": term])
    #expect(!screen.showsCursor)
    #expect(screen.lines[0] == "size 80x24          frame 0 events 0;")
    #expect(screen.lines[1] == "unicode true        日本 é ─┼ 😀|           日    漢字漢字")
    let title = screen.cell(column: 0, row: 0)
    #expect(
      title.character == "s" && title.isBold && title.foreground == 1 && title.background == 4, "\(title)")
    #expect(screen.cell(column: 0, row: 1).isUnderlined)
    #expect(screen.cell(column: 20, row: 1).foreground == 2)
    // The corner is written last, by some terminals in two steps.
    try screen.wait(until: "corner") { $0.cell(column: 79, row: 23).character == "=" }
    let corner = screen.cell(column: 79, row: 23)
    #expect(corner.character == "=" && corner.isReversed && corner.foreground == 6, "\(corner)")
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
  }

  @Test func drawsOnTheSecondScreen() throws {
    let screen = try Fixture.startAndDraw()
    #expect(screen.isAlternate)
    screen.send("q")
    _ = try screen.waitForEnd()
    #expect(!screen.shows("frame"))
  }

  /// Three frames move wide characters over the halves of the ones before.
  @Test func wideCharactersLeaveNoHalves() throws {
    let screen = try Fixture.startAndDraw()
    for (frame, line) in [
      (1, "unicode true        日本 é ─┼ 😀|           本     漢字漢字"),
      (2, "unicode true        日本 é ─┼ 😀|           ab      漢字漢字"),
      (3, "unicode true        日本 é ─┼ 😀|           日    漢字漢字"),
    ] {
      screen.send("x")
      try screen.wait(for: "last 80x24 \(frame);")
      #expect(screen.lines[1] == line, "frame \(frame)")
    }
  }

  @Test(arguments: ["1", "yes"])
  func noColorLeavesAttributes(value: String) throws {
    let screen = try Fixture.startAndDraw(["NO_COLOR": value])
    #expect(screen.cells.allSatisfy { $0.foreground == -1 && $0.background == -1 })
    #expect(screen.cell(column: 0, row: 0).isBold)
    #expect(screen.cell(column: 79, row: 23).isReversed)
  }

  @Test func emptyNoColorMeansColor() throws {
    let screen = try Fixture.startAndDraw(["NO_COLOR": ""])
    #expect(screen.cell(column: 0, row: 0).foreground == 1)
  }

  @Test(arguments: ["C", "POSIX", "xx_XX.UTF-8"])
  func localeWithoutUnicodeGetsASCII(language: String) throws {
    // For ASCII ncurses repeats characters by a sequence (REP) at whose end libvterm wraps too early; this
    // terminal has none.
    let screen = try Fixture.startAndDraw(["LANG": language, "TERM": "tmux-256color"])
    // Wide characters keep their two columns.
    #expect(screen.lines[1] == "unicode false       ? ?  ? ?? ? |           ?     ? ? ? ?")
    #expect(screen.output.allSatisfy { $0 < 0x80 })
  }

  /// A terminal of 1978: no colour, no second screen, cursor always visible.
  @Test func vt100() throws {
    let screen = try Fixture.startAndDraw(["TERM": "vt100"])
    #expect(!screen.isAlternate)
    #expect(screen.lines[0] == "size 80x24          frame 0 events 0;")
    #expect(screen.cell(column: 0, row: 0).isBold && screen.cell(column: 0, row: 0).foreground == -1)
    screen.send("\u{1B}OA")
    try screen.wait(for: "key up.")
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
  }

  @Test func resizeShowsNothingOld() throws {
    let screen = try Fixture.startAndDraw()
    for (columns, rows) in [(132, 40), (40, 12), (200, 60), (1, 1), (80, 24)] {
      screen.resize(columns: columns, rows: rows)
      guard columns > 1 else { continue }
      try screen.wait(until: "picture of \(columns)x\(rows)") {
        $0.lines[rows - 1].hasPrefix("=last \(columns)x\(rows) ")
      }
      let full = String(repeating: "=", count: columns)
      #expect(screen.lines[0].hasPrefix("size \(columns)x\(rows) "))
      #expect(screen.lines[rows - 1].count == columns && screen.lines[rows - 1].hasSuffix(full.suffix(10)))
      // The bottom line's style and characters are nowhere else.
      #expect(screen.cells.dropLast(columns).allSatisfy { !$0.isReversed && $0.character != "=" })
    }
  }

  @Test func stormOfSizesEndsWithTheLastSize() throws {
    let screen = try Fixture.startAndDraw()
    for step in 0..<200 { screen.resize(columns: 60 + step % 71, rows: 20 + step % 13) }
    screen.resize(columns: 101, rows: 31)
    try screen.wait(until: "last picture") { $0.lines[30].hasPrefix("=last 101x31 ") }
    #expect(screen.lines[0].hasPrefix("size 101x31 "))
    #expect(screen.lines[30].count == 101)
    #expect(screen.cells.dropLast(101).allSatisfy { !$0.isReversed && $0.character != "=" })
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
  }

  @Test func redrawRepairsWhatOthersWrote() throws {
    let screen = try Fixture.startAndDraw()
    screen.spoil("\u{1B}[10;1Hspoilt\u{1B}[1;1Hspoilt")
    #expect(screen.lines[9] == "spoilt")
    screen.send("\u{C}")
    try screen.wait(for: "last 80x24 1;")
    #expect(!screen.shows("spoilt"))
    #expect(screen.lines[0] == "size 80x24          frame 1 events 1;")
  }
}
