import TerminalCanvas
import Testing

@testable import Workbench

/// Where the parts of the screen are.
@Suite struct ArrangementTests {
  @Test func standardTerminal() throws {
    let arrangement = try #require(Arrangement(size: CanvasSize(columns: 80, rows: 24)))
    #expect(arrangement.frame == CellRect(x: 0, y: 0, width: 80, height: 24))
    // 78 columns inside the frame: 39 for the panel, one for the line, 38 for the drawing.
    #expect(arrangement.divider == 39)
    #expect(arrangement.viewport == CellRect(x: 1, y: 1, width: 38, height: 22))
    #expect(arrangement.panel == CellRect(x: 40, y: 1, width: 39, height: 22))
  }

  @Test(arguments: [(200, 60, 138), (66, 14, 30)]) func wide(columns: Int, rows: Int, divider: Int) throws {
    let arrangement = try #require(Arrangement(size: CanvasSize(columns: columns, rows: rows)))
    #expect(arrangement.divider == divider)
  }

  @Test(arguments: [(65, 24), (200, 13), (40, 12), (24, 8)]) func narrow(columns: Int, rows: Int) throws {
    let arrangement = try #require(Arrangement(size: CanvasSize(columns: columns, rows: rows)))
    #expect(!arrangement.isWide)
    #expect(arrangement.viewport == CellRect(x: 1, y: 1, width: columns - 2, height: rows - 2))
    #expect(arrangement.panel == arrangement.viewport)
  }

  @Test(arguments: [(23, 8), (24, 7), (1, 1), (0, 0)]) func tooSmall(columns: Int, rows: Int) {
    #expect(Arrangement(size: CanvasSize(columns: columns, rows: rows)) == nil)
  }

  @Test func partsFillTheFrame() throws {
    for columns in 24...220 {
      let arrangement = try #require(Arrangement(size: CanvasSize(columns: columns, rows: 24)))
      #expect(arrangement.viewport.x == 1)
      #expect(arrangement.panel.endX == columns - 1)
      if let divider = arrangement.divider {
        #expect(arrangement.viewport.endX == divider && arrangement.panel.x == divider + 1)
      }
    }
  }
}

/// Which lines of a longer list are shown.
@Suite struct LineWindowTests {
  /// Moves by each of the numbers in turn; whether each move did anything.
  private func moves(_ window: inout LineWindow, _ lines: [Int]) -> [Bool] {
    lines.map { window.move(by: $0) }
  }

  @Test func movesWithinTheList() {
    var window = LineWindow()
    window.fit(count: 10, height: 4)
    #expect(window.range == 0..<4 && window.below == 6)
    #expect(moves(&window, [3, 0, 1]) == [true, false, true])
    #expect(window.range == 4..<8)
    #expect(moves(&window, [100, 1]) == [true, false])
    #expect(window.range == 6..<10 && window.below == 0)
    window.fit(count: 5, height: 4)
    #expect(window.range == 1..<5)
    window.fit(count: 2, height: 4)
    #expect(window.range == 0..<2)
    #expect(moves(&window, [1, -1]) == [false, false])
  }

  @Test(arguments: [(0..<1, 0), (3..<4, 0), (4..<5, 1), (8..<10, 6), (2..<9, 2)])
  func revealsFromTheStart(lines: Range<Int>, top: Int) {
    var window = LineWindow()
    window.fit(count: 10, height: 4)
    window.reveal(lines)
    #expect(window.top == top)
  }

  @Test func revealsUpwards() {
    var window = LineWindow()
    window.fit(count: 10, height: 4)
    _ = window.move(by: 6)
    window.reveal(2..<3)
    #expect(window.top == 2)
  }
}
