import TerminalTesting
import Testing

/// Sizes, the mouse, and terminals of several kinds.
@Suite struct ProgramScreenTests {
  /// The panel of calls, whose durations differ from run to run, is closed.
  private func startWithoutCalls(
    columns: Int, rows: Int, environment: [String: String?] = [:]
  ) throws -> PtyScreen {
    let screen = try Program.start(columns: columns, rows: rows, environment: environment)
    screen.send("s")
    let calls = ["Calls", "invalidate", "prepare", "contentSize", "elements(", "numberOf", "view(0"]
    try screen.wait(until: "no calls") { screen in !calls.contains(where: screen.shows) }
    return screen
  }

  @Test(arguments: [(80, 24), (200, 60), (66, 14), (120, 40)])
  func resizeStormLeavesNothingBehind(columns: Int, rows: Int) throws {
    let fresh = try startWithoutCalls(columns: columns, rows: rows)
    let stormy = try startWithoutCalls(columns: 100, rows: 30)
    for step in 0..<60 { stormy.resize(columns: 20 + step * 37 % 190, rows: 6 + step * 23 % 55) }
    stormy.resize(columns: columns, rows: rows)
    try stormy.wait(until: "the picture of a fresh start") { $0.cells == fresh.cells }
  }

  @Test func screenThatIsTooSmallRecovers() throws {
    let screen = try startWithoutCalls(columns: 80, rows: 24)
    let before = screen.cells
    screen.resize(columns: 23, rows: 7)
    try screen.wait(for: "has 23×7")
    #expect(screen.lines[0] == "needs 24×8")
    screen.resize(columns: 80, rows: 24)
    try screen.wait(until: "the picture of before") { $0.cells == before }
    screen.resize(columns: 1, rows: 1)
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
  }

  // MARK: Mouse

  /// A report of the mouse in SGR form; columns and rows count from 1 there.
  private func report(_ button: Int, _ column: Int, _ row: Int, isRelease: Bool = false) -> String {
    "\u{1B}[<\(button);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")"
  }

  @Test func clickDragAndWheel() throws {
    let screen = try Program.start()
    #expect(screen.mouseMode == 2)
    screen.send(report(0, 4, 4) + report(0, 4, 4, isRelease: true))
    try screen.wait(for: "Selected  0·0  cell")
    // The right edge is at column 20 (MouseTests says why); 25 columns are (25 − 3) · 852/36 points.
    screen.send(report(0, 20, 10))
    try screen.wait(for: "drag to resize")
    screen.send(report(32, 22, 10) + report(32, 25, 10))
    try screen.wait(until: "edge at column 25") {
      $0.shows("bounds   521 × 852") && $0.cell(column: 25, row: 10).character == "│"
    }
    screen.send(report(0, 25, 10, isRelease: true))
    screen.send(report(65, 4, 4))
    try screen.wait(for: "there is nothing to scroll")
  }

  @Test func mouseCanBeLeftToTheTerminal() throws {
    let screen = try Program.start(["--no-mouse"])
    #expect(screen.mouseMode == 0)
    screen.send("m")
    try screen.wait(for: "mouse on")
    #expect(screen.mouseMode == 2)
    screen.send("m")
    try screen.wait(for: "mouse off")
    #expect(screen.mouseMode == 0)
  }

  // MARK: Terminals

  @Test(arguments: [["LANG": "C"], ["LANG": "C.UTF-8", "LC_ALL": "POSIX"]]) func localeWithoutUnicode(
    environment: [String: String]
  ) throws {
    // TERM: see PtyScreen about a sequence that the emulator gets wrong.
    let screen = try Program.start(environment: environment.merging(["TERM": "tmux-256color"]) { $1 })
    #expect(screen.lines[0].hasPrefix("+ LayoutScope -- TwoSectionGridLayout -"))
    #expect(screen.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
  }

  @Test func asciiOnRequest() throws {
    let screen = try Program.start(["--ascii"])
    #expect(screen.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    #expect(screen.shows("bounds   393 x 852"))
  }

  @Test(arguments: [
    ([], ["NO_COLOR": "1"], false), (["--no-color"], [:], false), ([], [:], true),
    ([], ["NO_COLOR": ""], true), ([], ["TERM": "xterm"], true),
  ])
  func colors(arguments: [String], environment: [String: String], areThere: Bool) throws {
    let screen = try Program.start(["--sections", "5,9"] + arguments, environment: environment)
    let colored = screen.cells.contains { $0.foreground != -1 || $0.background != -1 }
    #expect(colored == areThere)
  }

  @Test func plainTerminal() throws {
    let screen = try Program.start(environment: ["TERM": "vt100"])
    #expect(screen.shows("bounds   393 × 852"))
    screen.send("\u{1B}[C")
    try screen.wait(for: "bounds   394 × 852")
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
  }

  @Test(arguments: [
    (nil, "layoutscope: TERM is not set"), ("", "layoutscope: TERM is not set"),
    ("dumb", "layoutscope: a terminal named \"dumb\" cannot move its cursor"),
    ("no-such-thing", "layoutscope: no terminal named \"no-such-thing\" is known here"),
  ])
  func terminalThatCannotShowAScreen(term: String?, message: String) throws {
    let screen = try PtyScreen(Program.path, columns: 200, environment: ["TERM": term])
    #expect(try screen.waitForEnd() == .exited(2))
    #expect(screen.lines[0].hasPrefix(message), "\(screen.lines)")
    #expect(screen.lines.dropFirst().allSatisfy { $0.isEmpty })
    #expect(screen.isGivenBack)
  }

  @Test(arguments: [nil, "", "dumb", "no-such-thing"]) func printNeedsNoTerm(term: String?) throws {
    let screen = try PtyScreen(Program.path, ["--print", "--cells", "79x20"], environment: ["TERM": term])
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.lines[0].hasPrefix("┌ LayoutScope ── TwoSectionGridLayout ─"))
    #expect(screen.lines[19].hasPrefix("└ BOUNDS "))
    #expect(screen.hasShellModes && !screen.isAlternate)
  }
}
