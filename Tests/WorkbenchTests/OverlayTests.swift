import CollectionLayout
import Foundation
import LayoutScene
import TerminalInput
import Testing

@testable import Workbench

/// Help and lists cover the screen, scroll, and are left by any key.
@MainActor
@Suite struct OverlayTests {
  @Test(arguments: [Key.escape, .tab, .character("q"), .character("?"), .character("x")])
  func anyOtherKeyLeaves(key: Key) throws {
    let bench = try Bench()
    let before = bench.picture()
    for open in ["?", "g", "d"] {
      bench.type(open)
      #expect(bench.picture() != before)
      #expect(bench.press(key) == [])
      #expect(bench.picture() == before)
    }
  }

  @Test func controlKeysWorkEverywhere() throws {
    let bench = try Bench()
    bench.type("?")
    #expect(bench.press(.character("l"), .ctrl) == [.redraw])
    #expect(bench.press(.character("c"), .ctrl) == [.quit])
  }

  @Test(arguments: [(80, 24), (40, 12), (24, 8)]) func helpCanBeReadWhole(columns: Int, rows: Int) throws {
    let bench = try Bench()
    bench.type("?")
    var seen = bench.picture(columns, rows)
    for _ in 0..<200 {
      bench.press(.down)
      seen += bench.picture(columns, rows)
    }
    for binding in KeyTable.bindings {
      #expect(seen.contains(binding.label), "\(binding.label) at \(columns)×\(rows)")
      for word in binding.help.split(separator: " ") where word.count < 9 {
        #expect(seen.contains(word), "\(word) of \(binding.label) at \(columns)×\(rows)")
      }
    }
    #expect(!bench.picture(columns, rows).contains("more ↓"))
    bench.press(.home)
    #expect(bench.picture(columns, rows).contains("← → ↑ ↓"))
    bench.press(.end)
    #expect(bench.picture(columns, rows).contains("Ctrl-L"))
  }

  @Test func galleryTakesALayoutAndKeepsTheScene() throws {
    let bench = try Bench(counts: [3, 5, 7])
    bench.type("gj")
    bench.press(.enter)
    #expect(bench.session.layoutName == "SectionsGridLayout")
    #expect(bench.counts == [3, 5, 7])
    #expect(bench.session.change == "layout sections-grid")
  }

  /// The list begins at the device that the bounds are of, iPhone 16; the one before is iPhone 14 Plus.
  @Test func devicesTakeOne() throws {
    let bench = try Bench()
    bench.type("d")
    bench.press(.up)
    bench.press(.enter)
    #expect(bench.size == CGSize(width: 428, height: 926))
    #expect(bench.session.change == "device iPhone 14 Plus")
    bench.type("d")
    bench.press(.home)
    bench.press(.enter)
    #expect(bench.size == CGSize(width: 320, height: 568))
    bench.type("d")
    bench.press(.end)
    bench.press(.enter)
    #expect(bench.size == CGSize(width: 507, height: 768))
  }

  @Test func markedDeviceIsAlwaysShown() throws {
    let bench = try Bench()
    bench.type("d")
    for _ in 0..<Device.all.count {
      let picture = bench.picture(40, 12)
      #expect(picture.contains("▸"), "\(picture)")
      bench.press(.down)
    }
    #expect(bench.picture(40, 12).contains("▸ iPad split, half"))
  }

  @Test func mouseTakesALineOrLeaves() throws {
    let bench = try Bench()
    bench.type("d")
    let rows = bench.picture().split(separator: "\n")
    let row = try #require(rows.firstIndex { $0.contains("iPhone X  375") })
    bench.mouse(.wheel(.down), 40, row)
    bench.mouse(.press(.left), 40, row)
    #expect(bench.size == CGSize(width: 375, height: 812))
    bench.type("g")
    bench.picture()
    bench.mouse(.press(.left), 0, 0)
    #expect(bench.session.overlay == nil)
    #expect(bench.session.layoutName == "TwoSectionGridLayout")
  }
}
