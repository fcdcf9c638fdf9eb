import CollectionLayout
import Foundation
import LayoutDrawing
import LayoutScene
import TerminalInput
import Testing

@testable import Workbench

/// What each action does to the scene, the view and the message.
@MainActor
@Suite struct ActionTests {
  // MARK: Bounds

  private typealias Press = (Key, Modifiers, CGSize, String)

  @Test(
    arguments: [
      (Key.right, [], CGSize(width: 394, height: 852), "width 393 → 394"),
      (.left, [], CGSize(width: 392, height: 852), "width 393 → 392"),
      (.down, [], CGSize(width: 393, height: 853), "height 852 → 853"),
      (.up, [], CGSize(width: 393, height: 851), "height 852 → 851"),
      (.right, .shift, CGSize(width: 403, height: 852), "width 393 → 403"),
      (.up, .shift, CGSize(width: 393, height: 842), "height 852 → 842"),
      (.character("l"), [], CGSize(width: 394, height: 852), "width 393 → 394"),
      (.character("K"), [], CGSize(width: 393, height: 842), "height 852 → 842"),
    ] as [Press])
  func arrowsResize(key: Key, modifiers: Modifiers, size: CGSize, change: String) throws {
    let bench = try Bench()
    bench.press(key, modifiers)
    #expect(bench.size == size)
    #expect(bench.session.change == change)
    #expect(bench.session.message == nil)
  }

  @Test func boundsStopAtZero() throws {
    let bench = try Bench(bounds: CGSize(width: 4, height: 1))
    bench.press(.left, .shift)
    #expect(bench.size == CGSize(width: 0, height: 1))
    bench.press(.left)
    #expect(bench.session.message == "the bounds cannot be smaller than 0")
    bench.press(.up, times: 2)
    #expect(bench.size == .zero)
    #expect(bench.picture().contains("bounds   0 × 0"))
  }

  @Test func rotateExchangesTheSides() throws {
    let bench = try Bench()
    bench.type("r")
    #expect(bench.size == CGSize(width: 852, height: 393))
    bench.type("r")
    #expect(bench.size == CGSize(width: 393, height: 852))
  }

  // MARK: Items and sections

  @Test func itemsComeAndGo() throws {
    let bench = try Bench()
    bench.type("++-=")
    #expect(bench.counts == [6, 8])
    bench.type("]-")
    #expect(bench.counts == [6, 7])
    bench.press(.tab)
    bench.press(.right, .shift)
    #expect(bench.counts == [6, 17])
    bench.press(.up)
    #expect(bench.session.message == "section 0: 6 items")
    bench.press(.left, .shift)
    #expect(bench.counts == [0, 17])
    #expect(bench.session.change == "6 removed from section 0")
    bench.type("-")
    #expect(bench.session.message == "section 0 has no items to remove")
    bench.press(.up)
    #expect(bench.session.message == "section 0 is the first")
    bench.press(.down, times: 2)
    #expect(bench.session.message == "section 1 is the last")
  }

  @Test func sectionsComeAndGo() throws {
    let bench = try Bench()
    bench.type("{+")
    #expect(bench.counts == [4, 1, 8])
    bench.type("}}}")
    #expect(bench.counts == [])
    #expect(bench.session.currentSection == 0)
    bench.type("}")
    #expect(bench.session.message == "there is no section to remove")
    for key in ["+", "-", "[", "]"] {
      bench.type(key)
      #expect(bench.session.message == "there is no section; { adds one", "key \(key)")
    }
    bench.type("{+")
    #expect(bench.counts == [1])
  }

  // MARK: Scrolling

  /// Sections-grid at 393×852 with 4 and 40 items: rows are 852/4 = 213 high; section 0 is 28 + 213 + 16 = 257
  /// high, section 1 is 28 + 10·213 + 16 = 2174, the content 2431, and the end is at 2431 − 852 = 1579.
  @Test func scrollingStopsWhereTheContentEnds() throws {
    let bench = try Bench("sections-grid", counts: [4, 40])
    bench.press(.pageDown)
    #expect(bench.offset == CGPoint(x: 0, y: 852))
    bench.press(.end)
    #expect(bench.offset == CGPoint(x: 0, y: 1579))
    bench.press(.pageDown)
    #expect(bench.session.message == "the content ends here")
    bench.press(.pageUp)
    #expect(bench.offset == CGPoint(x: 0, y: 727))
    bench.press(.home)
    #expect(bench.offset == .zero)
    bench.press(.tab, times: 2)
    bench.press(.down)
    #expect(bench.offset == CGPoint(x: 0, y: 10))
    bench.press(.down, .shift)
    #expect(bench.offset == CGPoint(x: 0, y: 110))
    bench.press(.right)
    #expect(bench.session.message == "the content ends here")
  }

  @Test func nothingToScroll() throws {
    let bench = try Bench()
    for key in [Key.pageDown, .pageUp, .home, .end] {
      bench.press(key)
      #expect(bench.session.message == "the content fits into the bounds: there is nothing to scroll")
    }
  }

  // MARK: Selection

  @Test func arrowsWalk() throws {
    let bench = try Bench()
    bench.press(.tab, times: 3)
    #expect(bench.session.focus == .mode(.select))
    bench.press(.down)
    #expect(bench.session.selection == .cell(0, 0))
    bench.press(.right)
    #expect(bench.session.selection == .cell(0, 1))
    bench.press(.down)
    #expect(bench.session.selection == .cell(1, 1))
    bench.press(.up)
    bench.press(.up)
    #expect(bench.session.message == "there is no element in that direction")
    #expect(bench.session.selection == .cell(0, 1))
  }

  @Test func walkingIntoNothing() throws {
    let bench = try Bench(counts: [])
    bench.press(.tab, times: 3)
    bench.press(.right)
    #expect(bench.session.message == "there is no element")
  }

  /// The walk ends at the last cell, whose row reaches from 28 + 9·213 + 257 = 2202 to 2415; it is in view at
  /// offset 2415 − 852 = 1563.
  @Test func walkScrolls() throws {
    let bench = try Bench("sections-grid", counts: [4, 40])
    bench.session.selection = .cell(1, 0)
    bench.press(.tab, times: 3)
    bench.press(.down, times: 9)
    #expect(bench.session.selection == .cell(1, 36))
    #expect(bench.offset == CGPoint(x: 0, y: 1563))
  }

  // MARK: Findings

  @Test func findingsAreVisitedInACircle() throws {
    let bench = try Bench(counts: [5, 9])
    bench.type("n")
    #expect(bench.session.selection == .cell(0, 4))
    #expect(bench.session.message?.hasPrefix("1 of 2: overlap 0·4: covers 0·0") == true)
    bench.type("n")
    #expect(bench.session.selection == .cell(1, 8))
    #expect(bench.session.message?.hasPrefix("2 of 2: outside-content 1·8: ") == true)
    bench.type("n")
    #expect(bench.session.selection == .cell(0, 4))
    bench.type("N")
    #expect(bench.session.selection == .cell(1, 8))
  }

  @Test func noFindings() throws {
    let bench = try Bench()
    for key in ["n", "N"] {
      bench.type(key)
      #expect(bench.session.message == "there are no findings")
    }
  }

  // MARK: The view

  @Test func zoomGoesAround() throws {
    let bench = try Bench()
    var texts: [String] = []
    for _ in 0..<6 {
      bench.type("z")
      texts.append(bench.session.message ?? "")
    }
    #expect(
      texts == [
        "zoom: fit content", "zoom: 1 cell = 8 points", "zoom: 1 cell = 4 points", "zoom: 1 cell = 2 points",
        "zoom: 1 cell = 1 point", "zoom: fit bounds",
      ])
    bench.type("Z")
    #expect(bench.session.zoom == .pointsPerColumn(1))
  }

  /// At one point a cell the screen shows 36 of 393 points: the upper left ones, or the selection.
  @Test func fixedZoomFollowsTheSelection() throws {
    let bench = try Bench()
    bench.type("Z")
    #expect(bench.picture().contains(" 0·0 98"))
    bench.session.selection = .cell(1, 7)
    let picture = bench.picture()
    #expect(picture.contains(" 1·7 98"), "\(picture)")
    #expect(!picture.contains(" 0·0 98"))
  }

  @Test func invalidateAndDirection() throws {
    let bench = try Bench()
    bench.type("i")
    #expect(bench.session.message == "the layout was invalidated")
    #expect(bench.session.observation.calls.contains { $0.question == .prepare })
    bench.type("D")
    #expect(bench.session.scene.direction == .rightToLeft)
    #expect(bench.session.message == "right to left")
    #expect(bench.picture().contains("RTL"))
    bench.type("D")
    #expect(bench.session.scene.direction == .leftToRight)
  }

  @Test func effects() throws {
    let bench = try Bench()
    #expect(bench.type("q") == [.quit])
    #expect(bench.press(.character("c"), .ctrl) == [.quit])
    #expect(bench.press(.character("z"), .ctrl) == [.suspend])
    #expect(bench.press(.character("l"), .ctrl) == [.redraw])
    #expect(bench.type("m") == [.setMouse(false)])
    #expect(bench.session.message == "mouse off: the terminal selects text")
    #expect(bench.type("m") == [.setMouse(true)])
    #expect(bench.session.handle(.endOfInput) == [.quit])
  }

  @Test func messageLastsUntilTheNextKey() throws {
    let bench = try Bench()
    bench.type("y")
    #expect(bench.session.message == "this key does nothing; ? lists the keys")
    bench.press(.right)
    #expect(bench.session.message == nil)
    _ = bench.session.handle(.paste("q\u{1B}[31m"))
    #expect(bench.session.message == "pasted text does nothing here")
    #expect(bench.size == CGSize(width: 394, height: 852))
  }
}
