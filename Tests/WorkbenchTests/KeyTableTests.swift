import TerminalCanvas
import TerminalInput
import Testing

@testable import Workbench

/// One table says what keys do, and everything that names keys is made from it.
@Suite struct KeyTableTests {
  @Test func noKeyIsBoundTwice() {
    struct Stroke: Hashable {
      let key: Key
      let modifiers: Modifiers
    }
    var owners: [Stroke: String] = [:]
    for binding in KeyTable.bindings {
      #expect(!binding.strokes.isEmpty && !binding.help.isEmpty, "\(binding.label)")
      for stroke in binding.strokes {
        let key = Stroke(key: stroke.key, modifiers: stroke.modifiers)
        #expect(owners[key] == nil, "\(stroke.key) is bound by \(owners[key] ?? "") and \(binding.label)")
        owners[key] = binding.label
        #expect(KeyTable.action(for: stroke.key, stroke.modifiers) == stroke.action)
      }
    }
    #expect(KeyTable.action(for: .character("y"), []) == nil)
    #expect(KeyTable.action(for: .right, .ctrl) == nil)
  }

  @Test(arguments: [
    (Focus.mode(.bounds), 76, "BOUNDS ←→ width  ↑↓ height  Shift ×10  Tab mode  ? help  q quit  + - item"),
    (.mode(.bounds), 36, "BOUNDS ←→ ↑↓ size  Tab mode  ? help"),
    (.mode(.items), 36, "ITEMS →← + −  Tab mode  ? help"),
    (.panel(.properties), 36, "PROPERTIES ↑↓ ←→  Tab mode  ? help"),
    (.panel(.properties), 20, "PROPERTIES  Tab mode"),
    (.mode(.bounds), 10, "BOUNDS"),
    (.mode(.bounds), 4, "BOU…"),
  ])
  func barNamesWhatFits(focus: Focus, width: Int, bar: String) {
    #expect(KeyTable.bar(focus: focus, tab: "mode", width: width) == bar)
  }

  @Test func barNeverExceedsItsWidth() {
    let focuses = Mode.allCases.map(Focus.mode) + [.scene, .calls, .findings, .properties].map(Focus.panel)
    for focus in focuses {
      for width in 0...200 {
        let bar = KeyTable.bar(focus: focus, tab: "drawing", width: width)
        #expect(TextWidth.width(of: bar) <= width, "\(bar)")
      }
    }
  }
}
