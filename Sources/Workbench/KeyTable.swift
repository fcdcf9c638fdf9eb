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
    KeyBinding("← → ↑ ↓", "what the mode or the focused panel says; with Shift ×10", arrows),
    KeyBinding("h j k l", "as the arrow keys; H J K L with ×10", letters),
    KeyBinding(
      "Tab", "the next mode: BOUNDS, ITEMS, SCROLL, SELECT, then the open panel; Shift-Tab goes back",
      bar: "mode", rank: 0,
      [(.tab, [], .changeFocus(by: 1)), (.tab, .shift, .changeFocus(by: -1))]),
    KeyBinding("Esc", "leave a panel or a list; Tab does so too", [(.escape, [], .leave)]),
    KeyBinding(
      "+ -", "add and remove an item in the current section", bar: "item", rank: 3,
      [plain("+", .changeItems(by: 1)), plain("=", .changeItems(by: 1)), plain("-", .changeItems(by: -1))]),
    KeyBinding(
      "[ ]", "the section before and after", bar: "section", rank: 4,
      [plain("[", .changeSection(by: -1)), plain("]", .changeSection(by: 1))]),
    KeyBinding(
      "{ }", "add a section after the current one, remove the current one",
      [plain("{", .addSection), plain("}", .removeSection)]),
    KeyBinding(
      "PgUp PgDn", "scroll by a page", [(.pageUp, [], .page(.up)), (.pageDown, [], .page(.down))]),
    KeyBinding("Home End", "scroll to the start and the end", [(.home, [], .toStart), (.end, [], .toEnd)]),
    KeyBinding("g", "choose a layout from the gallery", bar: "gallery", rank: 5, [plain("g", .gallery)]),
    KeyBinding("d", "choose a device", bar: "device", rank: 8, [plain("d", .devices)]),
    KeyBinding("r", "rotate the bounds", bar: "rotate", [plain("r", .rotate)]),
    KeyBinding("D", "exchange left-to-right and right-to-left", [plain("D", .flipDirection)]),
    KeyBinding(
      "z Z", "zoom: fit bounds, fit content, 1 cell = 8, 4, 2, 1 points; Z goes back", bar: "zoom",
      [plain("z", .zoom(by: 1)), plain("Z", .zoom(by: -1))]),
    KeyBinding("s", "the scene and the selection alone", [plain("s", .toggle(.scene))]),
    KeyBinding("c", "the calls of the last change", bar: "calls", rank: 7, [plain("c", .toggle(.calls))]),
    KeyBinding("f", "the findings", bar: "findings", rank: 6, [plain("f", .toggle(.findings))]),
    KeyBinding(
      "n N", "go to the next finding, the one before",
      [plain("n", .nextFinding(by: 1)), plain("N", .nextFinding(by: -1))]),
    KeyBinding("p", "the properties of the layout", bar: "properties", [plain("p", .toggle(.properties))]),
    KeyBinding(
      "Enter", "among the properties: the next part of a size or of insets", [(.enter, [], .nextPart)]),
    KeyBinding("i", "invalidate the layout", [plain("i", .invalidate)]),
    KeyBinding(
      "e", "the errors of a layout's source: the compiler's, or a crash", [plain("e", .toggle(.problem))]),
    KeyBinding("o", "what a layout prints", [plain("o", .toggle(.output))]),
    KeyBinding("x", "stop a layout that does not come back", [plain("x", .stopLayout)]),
    KeyBinding("R", "start a layout's source anew, as after a crash", [plain("R", .restartLayout)]),
    KeyBinding("m", "mouse on and off; off, the terminal selects text", [plain("m", .toggleMouse)]),
    KeyBinding(
      "?", "this help, as F1", bar: "help", rank: 1, [plain("?", .help), (.function(1), [], .help)]),
    KeyBinding("q", "quit, as Ctrl-C", bar: "quit", rank: 2, [plain("q", .quit), ctrl("c", .quit)]),
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

  /// The line at the bottom: the focus, its arrows, and as many of the keys that always work as fit.
  ///
  /// A shorter form of the arrows is taken where the longer one leaves no room for two keys, or for one.
  static func bar(focus: Focus, tab: String, width: Int) -> String {
    let keys = bindings.filter { $0.bar != nil }.sorted { $0.barRank < $1.barRank }
      .map { "  \($0.label) \($0.label == "Tab" ? tab : $0.bar ?? "")" }
    let heads = focus.arrows.map { focus.name + " " + $0 } + [focus.name]
    let fits = { (head: String, count: Int) in
      TextWidth.width(of: head + keys.prefix(count).joined()) <= width
    }
    var bar = heads.dropLast().first { fits($0, 2) } ?? heads.first { fits($0, 1) } ?? focus.name
    for key in keys where TextWidth.width(of: bar + key) <= width { bar += key }
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
