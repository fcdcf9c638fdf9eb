import CollectionLayout
import Foundation
import LayoutScene
import TerminalInput
import Testing

@testable import Workbench

/// Which panel is open, and who takes the arrows.
@MainActor
@Suite struct PanelTests {
  @Test func tabGoesThroughTheModesAndTheOpenPanel() throws {
    let bench = try Bench()
    bench.picture()
    var names: [String] = []
    for _ in 0..<5 {
      bench.press(.tab)
      names.append(bench.session.focus.name)
    }
    #expect(names == ["ITEMS", "SCROLL", "SELECT", "CALLS", "BOUNDS"])
    bench.press(.tab, .shift)
    #expect(bench.session.focus == .panel(.calls))
    bench.press(.tab, .shift)
    #expect(bench.session.focus == .mode(.select))
    // Without an open panel there are the modes only.
    bench.type("c")
    bench.press(.tab)
    #expect(bench.session.focus == .mode(.bounds))
  }

  @Test func keysOpenAndCloseOnAWideScreen() throws {
    let bench = try Bench(counts: [5, 9])
    #expect(bench.picture().contains("Calls"))
    bench.type("f")
    #expect(bench.session.focus == .mode(.bounds))
    let picture = bench.picture()
    #expect(picture.contains("Findings  2") && !picture.contains("Calls"))
    bench.type("f")
    #expect(!bench.picture().contains("Findings"))
    bench.type("s")
    #expect(bench.session.message?.hasPrefix("the scene and the selection are all that is shown") == true)
  }

  @Test(arguments: ["c", "f", "s"]) func narrowScreenShowsOnePage(key: String) throws {
    let bench = try Bench(counts: [5, 9])
    let drawing = bench.picture(40, 12)
    let titles = ["c": "Calls", "f": "Findings", "s": "Scene"]
    func page() -> String { bench.picture(40, 12) }
    for leave in [Key.tab, .escape, .character(Character(key))] {
      bench.type(key)
      #expect(page().contains(titles[key] ?? "?") && !page().contains("┌┬"), "\(page())")
      #expect(page().contains("Tab drawing"), "\(page())")
      bench.press(leave)
      #expect(page() == drawing)
      #expect(bench.session.focus == .mode(.bounds))
    }
  }

  @Test func growingScreenKeepsThePanel() throws {
    let bench = try Bench()
    bench.picture(40, 12)
    bench.type("f")
    #expect(bench.picture(80, 24).contains("Findings  none"))
    #expect(bench.session.focus == .panel(.findings))
    #expect(bench.picture(40, 12).contains("Findings  none"))
  }

  @Test func focusedCallsScroll() throws {
    let bench = try Bench()
    bench.picture(40, 12)
    bench.type("c")
    // 10 lines of calls, of which the title leaves room for 9.
    #expect(bench.picture(40, 12).contains("1 more ↓"))
    bench.press(.down)
    #expect(!bench.picture(40, 12).contains("more ↓"))
    bench.press(.down)
    #expect(bench.session.message == "the panel ends here")
    bench.press(.home)
    #expect(bench.session.panelWindow.top == 0)
    bench.press(.end)
    #expect(bench.session.panelWindow.top == 1)
    bench.press(.pageUp)
    #expect(bench.session.panelWindow.top == 0)
    bench.press(.left)
    #expect(bench.session.message == "left and right do nothing in this panel")
  }

  @Test func focusedFindingsAreChosen() throws {
    let bench = try Bench(counts: [5, 9])
    bench.picture()
    bench.type("f")
    bench.press(.tab, .shift)
    bench.press(.down)
    #expect(bench.session.selection == .cell(0, 4))
    #expect(bench.picture().contains("▸ overlap 0·4"))
    bench.press(.down, times: 3)
    #expect(bench.session.selection == .cell(1, 8))
    #expect(bench.session.message?.hasPrefix("2 of 2: ") == true)
  }

  @Test func escapeWithNothingOpen() throws {
    let bench = try Bench()
    bench.press(.escape)
    #expect(bench.session.message == "nothing is open that could be left; q quits")
  }

  // MARK: Properties

  @Test func propertiesChangeAtOnce() throws {
    let bench = try Bench("sections-grid")
    bench.picture()
    bench.type("p")
    #expect(bench.session.focus == .panel(.properties))
    bench.press(.right)
    #expect(bench.session.scene.properties == ["columns": .number(5)])
    #expect(bench.session.change == "columns 4 → 5")
    // 393 / 5 = 78.6, on whole pixels of a third of a point 78.666…
    #expect(bench.session.observation.elements.first { $0.id == .cell(0, 1) }?.frame.minX == 236.0 / 3)
    bench.press(.left, .shift)
    #expect(bench.session.scene.properties == ["columns": .number(1)])
    bench.press(.left)
    #expect(bench.session.message == "columns accepts a number from 1 to 100")
    bench.press(.down)
    bench.press(.right, .shift)
    #expect(bench.session.scene.properties["headerHeight"] == .number(38))
    bench.press(.up, times: 2)
    #expect(bench.session.message == "this is the first")
    bench.press(.enter)
    #expect(bench.session.message == "columns has no parts; left and right change it")
    bench.press(.escape)
    #expect(bench.session.focus == .mode(.bounds))
    bench.press(.enter)
    #expect(bench.session.message == "Enter acts in the properties panel, which p opens")
  }

  @Test func layoutWithoutProperties() throws {
    let bench = try Bench()
    bench.type("p")
    #expect(bench.session.message == "TwoSectionGridLayout has no properties")
    #expect(bench.session.panel == .calls)
  }

  @Test func otherLayoutClosesItsProperties() throws {
    let bench = try Bench("sections-grid")
    bench.picture()
    bench.type("pg")
    bench.press(.home)
    bench.press(.enter)
    #expect(bench.session.layoutName == "TwoSectionGridLayout")
    #expect(bench.session.focus == .mode(.bounds))
    #expect(bench.picture().contains("Calls"))
  }
}

/// A property's value moves by steps within its range.
@Suite struct PropertyMoveTests {
  @Test(arguments: [
    (LayoutProperty("n", .number(0...10, step: 0.1), value: .number(0.2)), 1, 0, "0.3"),
    (LayoutProperty("n", .number(0...10, step: 0.1), value: .number(0.2)), -10, 0, "0"),
    (LayoutProperty("n", .number(0...10, step: 4), value: .number(9)), 1, 0, "10"),
    (LayoutProperty("s", .size, value: .size(CGSize(width: 5, height: 6))), 10, 0, "15x6"),
    (LayoutProperty("s", .size, value: .size(CGSize(width: 5, height: 6))), -10, 1, "5x0"),
    (LayoutProperty("f", .flag, value: .flag(true)), 10, 0, "false"),
    (LayoutProperty("c", .choice(["a", "b", "c"]), value: .choice("c")), 1, 0, "a"),
    (LayoutProperty("c", .choice(["a", "b", "c"]), value: .choice("a")), -10, 0, "c"),
    (
      LayoutProperty("i", .insets, value: .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))), -1, 2,
      "1,2,2,4"
    ),
  ])
  func moves(property: LayoutProperty, steps: Int, part: Int, text: String) {
    #expect(property.value(movedBy: steps, part: part).text == text)
  }

  @Test func longNamesLeaveRoomForValues() {
    let properties = [
      LayoutProperty("sectionHeadersPinToVisibleBounds", .flag, value: .flag(true)),
      LayoutProperty("itemSize", .size, value: .size(CGSize(width: 50, height: 60))),
    ]
    #expect(
      PropertiesPanel.lines(properties, chosen: 1, part: 0, hasFocus: true, width: 30).map(\.text) == [
        "Properties", "  sectionHeadersPi…  yes", "▸ itemSize           [50] × 60",
      ])
  }

  @Test func partThatTheArrowsChangeIsMarked() {
    let size = LayoutProperty("s", .size, value: .size(CGSize(width: 5, height: 6)))
    #expect(size.text(marking: 1) == "5 × [6]")
    #expect(size.text(marking: nil) == "5 × 6")
    #expect(size.parts == 2)
    let flag = LayoutProperty("f", .flag, value: .flag(false))
    #expect(flag.text(marking: 0) == "no")
    #expect(flag.parts == 0)
  }
}
