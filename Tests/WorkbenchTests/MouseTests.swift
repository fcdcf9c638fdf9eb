import CollectionLayout
import Foundation
import LayoutScene
import TerminalInput
import Testing

@testable import Workbench

/// The mouse selects, resizes and scrolls.
///
/// At 80×24 the drawing has 22 − 1 rows, of which the viewport's outline takes two; 19 rows show 852 points by
/// 18 steps of two columns' length: 36/852 of a column a point. Column 2 shows x = 0, row 2 shows y = 0; 393
/// points are 16.6 columns, so that the outline's right edge is at column 2 + 17 + 1 = 20, its lower one at
/// row 2 + 18 + 1 = 21.
@MainActor
@Suite struct MouseTests {
  @Test func clickSelects() throws {
    let bench = try Bench()
    bench.picture()
    bench.mouse(.press(.left), 4, 4)
    #expect(bench.session.selection == .cell(0, 0))
    bench.mouse(.press(.left), 17, 18)
    #expect(bench.session.selection == .cell(1, 7))
    bench.mouse(.press(.left), 4, 9)
    #expect(bench.session.selection == nil)
    #expect(bench.session.message == "no element here")
  }

  @Test func draggedEdgeStaysUnderTheMouse() throws {
    let bench = try Bench()
    bench.picture()
    bench.mouse(.press(.left), 20, 10)
    #expect(bench.session.message == "drag to resize")
    for column in [22, 25, 30] {
      bench.mouse(.drag(.left), column, 12)
      #expect(bench.size.height == 852)
      // (column − 1 − 2) columns at 36/852 of a column a point.
      #expect(bench.size.width == (CGFloat(column - 3) * 852 / 36).rounded())
      bench.picture()
      #expect(bench.session.drawn?.viewport.endX == column + 1)
    }
    bench.mouse(.release(.left), 30, 12)
    #expect(bench.session.message == nil)
    bench.mouse(.drag(.left), 10, 12)
    #expect(bench.size.width == 639)
  }

  @Test func lowerEdgeAndCorner() throws {
    let bench = try Bench()
    bench.picture()
    bench.mouse(.press(.left), 10, 21)
    bench.mouse(.drag(.left), 15, 12)
    // Row 11 shows (11 − 2) · 2 · 852/36 = 426.
    #expect(bench.size == CGSize(width: 393, height: 426))
    bench.mouse(.release(nil), 15, 12)
    bench.type("r")
    bench.picture()
    let edge = try #require(bench.session.drawn?.viewport)
    bench.mouse(.press(.left), edge.endX - 1, edge.endY - 1)
    bench.mouse(.drag(.left), 0, 0)
    #expect(bench.size == .zero)
  }

  @Test func wheelScrollsTheContent() throws {
    let bench = try Bench("sections-grid", counts: [4, 40])
    bench.picture()
    bench.mouse(.wheel(.down), 10, 10)
    #expect(bench.offset == CGPoint(x: 0, y: 30))
    bench.mouse(.wheel(.up), 10, 10)
    #expect(bench.offset == .zero)
    bench.mouse(.wheel(.up), 10, 10)
    #expect(bench.session.message == "the content ends here")
  }

  @Test func panelTakesTheWheelAndTheFocus() throws {
    let bench = try Bench("sections-grid")
    bench.picture(80, 15)
    bench.mouse(.wheel(.down), 70, 12)
    #expect(bench.session.panelWindow.top == 1)
    #expect(bench.offset == .zero)
    bench.mouse(.press(.left), 70, 12)
    #expect(bench.session.focus == .panel(.calls))
    bench.mouse(.press(.left), 4, 4)
    #expect(bench.session.focus == .mode(.bounds))
  }

  @Test func otherButtonsDoNothing() throws {
    let bench = try Bench()
    let before = bench.picture()
    bench.mouse(.press(.right), 4, 4)
    bench.mouse(.move, 4, 4)
    bench.mouse(.press(.left), 20, 0)
    #expect(bench.picture() == before)
  }
}
