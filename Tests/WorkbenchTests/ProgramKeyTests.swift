import TerminalInput
import TerminalTesting
import Testing

@testable import Workbench

/// Every key of the table, typed into the program at three sizes.
@Suite struct ProgramKeyTests {
  /// What is typed, and what then is seen that was not seen before; `gone` is what is then no longer seen.
  struct Step {
    let keys: String
    let wide: String
    let narrow: String
    let isGone: Bool

    init(_ keys: String, _ wide: String, narrow: String? = nil, isGone: Bool = false) {
      self.keys = keys
      self.wide = wide
      self.narrow = narrow ?? wide
      self.isGone = isGone
    }

    static func gone(_ keys: String, _ text: String) -> Step { Step(keys, text, isGone: true) }
  }

  static let bounds = [
    Step("\u{1B}[C", "394×852"), Step("\u{1B}[D", "393×852"), Step("\u{1B}[B", "393×853"),
    Step("\u{1B}[A", "393×852"), Step("\u{1B}[1;2C", "403×852"), Step("\u{1B}[1;2D", "393×852"),
    Step("\u{1B}[1;2B", "393×862"), Step("\u{1B}[1;2A", "393×852"), Step("l", "394×852"),
    Step("h", "393×852"),
    Step("j", "393×853"), Step("k", "393×852"), Step("L", "403×852"), Step("H", "393×852"),
    Step("J", "393×862"), Step("K", "393×852"), Step("r", "852×393"), Step("r", "393×852"),
  ]

  static let data = [
    Step("+", "sections 5, 40"), Step("n", "1 of 33: "), Step("n", "2 of 33: "), Step("N", "1 of 33: "),
    Step("-", "sections 4, 40"), Step("=", "sections 5, 40"), Step("-", "sections 4, 40"),
    Step("]", "section 1: 40 items"), Step("]", "section 1 is the last"), Step("{", "sections 4, 40, 0"),
    Step("}", "sections 4, 40"), Step("[", "section 0: 4 items"), Step("i", "the layout was invalidated"),
    Step("D", "right to left"), Step("D", "left to right"),
  ]

  static let view = [
    Step("\t", "ITEMS "), Step("\t", "SCROLL "), Step("\u{1B}[Z", "ITEMS "), Step("\u{1B}[Z", "BOUNDS "),
    Step("z", "zoom: fit content"), Step("Z", "zoom: fit bounds"), Step("m", "mouse off"),
    Step("m", "mouse on"),
    Step("?", "keys:"), .gone("\u{1B}", "keys:"), Step("\u{1B}OP", "keys:"), .gone("q", "keys:"),
    Step("g", "gallery:"), .gone("\u{1B}", "gallery:"), Step("d", "devices:"), .gone("q", "devices:"),
    Step("\u{1B}", "nothing is open"), Step("\r", "Enter acts in"), Step("p", "has no prope"),
    Step("f", "Findings"), Step("e", "Source  this layout"), Step("o", "Output  nothing"),
    Step("x", "no call is under way"), Step("R", "this layout has no source"), Step("c", "Calls"),
    .gone("s", "Calls"),
  ]

  static let paging = [
    Step("\u{1B}[6~", "offset   0, 852", narrow: "offset 0, 852"),
    Step("\u{1B}[F", "offset   0, 1579", narrow: "offset 0, 1579"),
    Step("\u{1B}[5~", "offset   0, 727", narrow: "offset 0, 727"),
    .gone("\u{1B}[H", "offset 0, 727"), Step("\u{1B}[5~", "the content ends here"),
    Step("p", "▸ columns       4"), Step("\u{1B}[C", "▸ columns       5"),
  ]

  private static let sizes = [(80, 24), (200, 60), (40, 12)]

  private func run(_ steps: [Step], on screen: PtyScreen, isNarrow: Bool) throws {
    for step in steps {
      screen.send(step.keys)
      let text = isNarrow ? step.narrow : step.wide
      try screen.wait(until: "\(step.isGone ? "end of " : "")\"\(text)\" after \(step.keys.debugDescription)")
      {
        $0.shows(text) != step.isGone
      }
    }
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
  }

  @Test(arguments: sizes) func boundsKeys(columns: Int, rows: Int) throws {
    try run(Self.bounds, on: Program.start(columns: columns, rows: rows), isNarrow: columns == 40)
  }

  /// With 4 and 40 items 1·8 to 1·39 lie beyond the content; a fifth item of section 0 covers the first.
  @Test(arguments: sizes) func dataKeys(columns: Int, rows: Int) throws {
    let screen = try Program.start(["--sections", "4,40"], columns: columns, rows: rows)
    try run(Self.data, on: screen, isNarrow: columns == 40)
  }

  @Test(arguments: sizes) func viewKeys(columns: Int, rows: Int) throws {
    try run(Self.view, on: Program.start(columns: columns, rows: rows), isNarrow: columns == 40)
  }

  @Test(arguments: sizes) func pagingKeys(columns: Int, rows: Int) throws {
    let screen = try Program.start(["sections-grid", "--sections", "4,40"], columns: columns, rows: rows)
    try run(Self.paging, on: screen, isNarrow: columns == 40)
  }

  /// A key that is added to the table has to be added here; control keys have tests of their own.
  @Test func everyKeyIsTyped() {
    var typed: [TerminalEvent] = [.key(.character("q"), [])]
    for step in Self.bounds + Self.data + Self.view + Self.paging {
      var decoder = InputDecoder()
      typed += decoder.decode(Array(step.keys.utf8)) + decoder.flush()
    }
    for binding in KeyTable.bindings {
      for stroke in binding.strokes where stroke.modifiers != .ctrl {
        #expect(typed.contains(.key(stroke.key, stroke.modifiers)), "\(stroke.key) of \(binding.label)")
      }
    }
  }

  @Test func controlC() throws {
    let screen = try Program.start()
    screen.send("?\u{3}")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
  }

  @Test func controlLRepairsTheScreen() throws {
    let screen = try Program.start()
    let before = screen.lines
    screen.spoil("\u{1B}[5;5Hsomebody wrote this\u{1B}[12;1H\u{1B}[2K")
    #expect(screen.lines != before)
    screen.send("\u{C}")
    try screen.wait(until: "repaired screen") { $0.lines == before }
  }

  @Test func pastedTextIsNoKeys() throws {
    let screen = try Program.start()
    screen.send("\u{1B}[200~q++\u{1B}[201~")
    try screen.wait(for: "pasted text does nothing here")
    #expect(screen.shows("sections 4, 8"))
  }
}
