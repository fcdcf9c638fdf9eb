import TerminalCanvas
import TerminalInput

/// A key with what it does; the key bar, the help overlay and the tests read this table.
struct KeyBinding: Sendable {
  /// The keys as people write them, as `+ -`.
  let label: String
  /// What they do, in a few words.
  let help: String
  /// A word for the key bar; `nil` if the bar does not name the key.
  let bar: String?
  /// Which keys the bar names first when not all fit.
  let barRank: Int
  /// The keys and what each asks for.
  let strokes: [(key: Key, modifiers: Modifiers, action: Action)]

  init(
    _ label: String, _ help: String, bar: String? = nil, rank: Int = 9,
    _ strokes: [(key: Key, modifiers: Modifiers, action: Action)]
  ) {
    self.label = label
    self.help = help
    self.bar = bar
    barRank = rank
    self.strokes = strokes
  }
}

/// All keys of the workbench.
enum KeyTable {
  static let bindings: [KeyBinding] = [
    KeyBinding("← → ↑ ↓", "what the mode says; with Shift ×10", arrows),
    KeyBinding("h j k l", "as the arrow keys; H J K L with ×10", letters),
    KeyBinding(
      "Tab", "the next mode, Shift-Tab the one before: BOUNDS, ITEMS, SCROLL, SELECT", bar: "mode", rank: 0,
      [(.tab, [], .changeMode(by: 1)), (.tab, .shift, .changeMode(by: -1))]),
    KeyBinding(
      "+ -", "add and remove an item in the current section", bar: "item", rank: 2,
      [plain("+", .changeItems(by: 1)), plain("=", .changeItems(by: 1)), plain("-", .changeItems(by: -1))]),
    KeyBinding(
      "[ ]", "the section before and after", bar: "section", rank: 4,
      [plain("[", .changeSection(by: -1)), plain("]", .changeSection(by: 1))]),
    KeyBinding(
      "{ }", "remove the current section, add one after it",
      [plain("{", .removeSection), plain("}", .addSection)]),
    KeyBinding(
      "PgUp PgDn", "scroll by a page", [(.pageUp, [], .page(.up)), (.pageDown, [], .page(.down))]),
    KeyBinding("Home End", "scroll to the start and the end", [(.home, [], .toStart), (.end, [], .toEnd)]),
    KeyBinding("g", "choose a layout from the gallery", bar: "gallery", rank: 5, [plain("g", .gallery)]),
    KeyBinding("d", "choose a device", bar: "device", [plain("d", .devices)]),
    KeyBinding("r", "rotate the bounds", [plain("r", .rotate)]),
    KeyBinding("D", "exchange left-to-right and right-to-left", [plain("D", .flipDirection)]),
    KeyBinding("z", "zoom: fit bounds, fit content, 1 cell = 4 points", bar: "zoom", [plain("z", .zoom)]),
    KeyBinding("s", "the scene panel, where only one panel fits", [plain("s", .toggleScene)]),
    KeyBinding("c", "the calls of the last change", [plain("c", .toggleCalls)]),
    KeyBinding("f", "the findings", [plain("f", .toggleFindings)]),
    KeyBinding(
      "n N", "go to the next fault, the one before",
      [plain("n", .nextFinding(by: 1)), plain("N", .nextFinding(by: -1))]),
    KeyBinding("i", "invalidate the layout", [plain("i", .invalidate)]),
    KeyBinding("m", "mouse on and off; off, the terminal selects text", [plain("m", .toggleMouse)]),
    KeyBinding("?", "this help", bar: "help", rank: 1, [plain("?", .help), (.function(1), [], .help)]),
    KeyBinding("q", "quit, as Ctrl-C", bar: "quit", rank: 3, [plain("q", .quit), ctrl("c", .quit)]),
    KeyBinding("Ctrl-Z", "suspend", [ctrl("z", .suspend)]),
    KeyBinding("Ctrl-L", "draw the screen anew", [ctrl("l", .redraw)]),
  ]

  /// What a key asks for; `nil` for a key that does nothing.
  static func action(for key: Key, _ modifiers: Modifiers) -> Action? {
    for binding in bindings {
      for stroke in binding.strokes where stroke.key == key && stroke.modifiers == modifiers {
        return stroke.action
      }
    }
    return nil
  }

  /// The line at the bottom: the mode, its arrows, and as many of the keys that always work as fit.
  static func bar(mode: Mode, width: Int) -> String {
    var bar = mode.name + " " + mode.arrows
    for binding in bindings.filter({ $0.bar != nil }).sorted(by: { $0.barRank < $1.barRank }) {
      let longer = bar + "  \(binding.label) \(binding.bar ?? "")"
      if TextWidth.width(of: longer) <= width { bar = longer }
    }
    return TextWidth.truncate(bar, to: width)
  }

  private static func plain(_ character: Character, _ action: Action) -> (Key, Modifiers, Action) {
    (.character(character), [], action)
  }

  private static func ctrl(_ character: Character, _ action: Action) -> (Key, Modifiers, Action) {
    (.character(character), .ctrl, action)
  }

  private typealias Stroke = (key: Key, modifiers: Modifiers, action: Action)

  private static let directions: [(key: Key, letter: String, direction: Direction)] = [
    (.left, "h", .left), (.right, "l", .right), (.up, "k", .up), (.down, "j", .down),
  ]

  private static let arrows = directions.flatMap { key, _, direction -> [Stroke] in
    [(key, [], .arrow(direction, times: 1)), (key, .shift, .arrow(direction, times: 10))]
  }

  private static let letters = directions.flatMap { _, letter, direction -> [Stroke] in
    [
      plain(Character(letter), .arrow(direction, times: 1)),
      plain(Character(letter.uppercased()), .arrow(direction, times: 10)),
    ]
  }
}
