import TerminalCanvas
import Testing

/// Drawing on cells, without a terminal.
@Suite struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int, filledWith scalar: Unicode.Scalar = ".") -> Canvas {
    var canvas = Canvas(size: CanvasSize(columns: columns, rows: rows))
    canvas.fill(canvas.bounds, with: scalar)
    return canvas
  }

  @Test func textIsCutAtTheEdges() {
    var canvas = canvas(6, 2)
    #expect(canvas.write("abcdef", x: 3, y: 0) == 6)
    #expect(canvas.write("abcdef", x: -4, y: 1) == 6)
    canvas.write("x", x: 0, y: 2)
    canvas.write("x", x: 0, y: -1)
    #expect(canvas.lines == ["...abc", "ef...."])
  }

  @Test func textIsCutAtItsWidth() {
    var canvas = canvas(8, 3)
    #expect(canvas.write("abcdef", x: 1, y: 0, width: 3) == 3)
    // The wide character would need a third cell.
    #expect(canvas.write("a日b", x: 1, y: 1, width: 2) == 1)
    #expect(canvas.write("ab", x: 1, y: 2, width: 0) == 0)
    #expect(canvas.write("ab", x: 1, y: 2, width: -3) == 0)
    #expect(canvas.lines == [".abc....", ".a......", "........"])
  }

  @Test func clipKeepsTheRest() {
    var canvas = canvas(6, 3)
    canvas.clip = CellRect(x: 2, y: 1, width: 3, height: 1)
    canvas.fill(CellRect(x: -5, y: -5, width: 50, height: 50), with: "#")
    canvas.write("ab", x: 4, y: 1)
    canvas.put("x", x: 0, y: 0)
    canvas.restyle(x: 0, y: 0) { $0.attributes = .bold }
    canvas.restyle(x: 3, y: 1) { $0.attributes = .bold }
    #expect(canvas.lines == ["......", "..##a.", "......"])
    #expect(canvas[0, 0].style == .plain)
    #expect(canvas[3, 1].style.attributes == .bold)
  }

  @Test func clipOutsideTheCanvasDrawsNothing() {
    var canvas = canvas(3, 1)
    canvas.clip = CellRect(x: 3, y: 0, width: 10, height: 10)
    canvas.fill(CellRect(x: 0, y: 0, width: 20, height: 20), with: "#")
    canvas.write("ab日", x: 2, y: 0)
    #expect(canvas.lines == ["..."])
  }

  @Test func wideCharactersTakeTwoCells() {
    var canvas = canvas(8, 1)
    #expect(canvas.write("日é😀", x: 1, y: 0, style: Style(.red)) == 5)
    #expect(canvas.lines == [".日é😀.."])
    #expect(canvas[1, 0] == Cell("日", Style(.red)))
    #expect(canvas[2, 0] == Cell(nil, Style(.red)))
    #expect(canvas[3, 0] == Cell("é", Style(.red)))
  }

  @Test func wideCharacterCutByAnEdgeIsASpace() {
    var canvas = canvas(5, 3)
    canvas.write("a日", x: 3, y: 0)
    canvas.write("日a", x: -1, y: 1)
    canvas.clip = CellRect(x: 1, y: 2, width: 3, height: 1)
    canvas.write("日日日", x: 0, y: 2)
    // Columns 1 and 4 of the last row: half of the first is outside the clip, and so is half of the third.
    #expect(canvas.lines == ["...a", " a...", ". 日."])
    #expect(canvas[4, 0].scalar == " ")
  }

  @Test func overwrittenHalfTakesTheOtherWithIt() {
    var canvas = canvas(6, 4)
    for row in 0..<4 { canvas.write("日本", x: 1, y: row) }
    canvas.put("x", x: 1, y: 0)
    canvas.put("x", x: 2, y: 1)
    canvas.write("漢", x: 2, y: 2)
    canvas.fill(CellRect(x: 2, y: 3, width: 2, height: 1), with: "#")
    #expect(canvas.lines == [".x 本.", ". x本.", ". 漢 .", ". ## ."])
  }

  @Test func controlCharactersCannotSteerTheTerminal() {
    var canvas = canvas(10, 2)
    canvas.write("a\u{1B}[2J\n\r\u{7F}\u{9B}b", x: 0, y: 0)
    canvas.write("\u{2028}\t\u{202E}x", x: 0, y: 1)
    // The mark that turns the direction of text takes no cell and is left out.
    #expect(canvas.lines == ["a�[2J����b", "��x......."])
  }

  @Test func combiningMarksAreLeftOut() {
    var canvas = canvas(4, 1)
    #expect(canvas.write("e\u{301}\u{200D}\u{FE0F}x", x: 0, y: 0) == 2)
    #expect(canvas.lines == ["ex.."])
  }

  @Test func emptyCanvas() {
    var canvas = Canvas(size: CanvasSize(columns: -3, rows: 4))
    canvas.fill(CellRect(x: 0, y: 0, width: 9, height: 9), with: "#")
    canvas.write("日", x: -1, y: 0)
    #expect(canvas.size.columns == 0)
    #expect(canvas.lines == ["", "", "", ""])
  }

  /// Whatever is drawn, a wide character has exactly its right half after it, and no half is alone.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func halvesStayTogether(seed: UInt64) {
    var state = seed
    func random(_ range: Range<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
    var canvas = canvas(12, 3)
    for step in 0..<2_000 {
      let (x, y) = (random(-3..<14), random(-1..<4))
      switch random(0..<4) {
      case 0: canvas.put("x", x: x, y: y)
      case 1: canvas.write(["日", "a日", "日本b", "ab"][random(0..<4)], x: x, y: y, width: random(0..<6))
      case 2: canvas.fill(CellRect(x: x, y: y, width: random(0..<4), height: random(0..<3)), with: "#")
      default: canvas.clip = CellRect(x: x, y: y, width: random(0..<13), height: random(0..<4))
      }
      for row in 0..<3 {
        for column in 0..<12 {
          let isWide = canvas[column, row].scalar.map { TextWidth.width(of: $0) == 2 } ?? false
          let hasHalf = column < 11 && canvas[column + 1, row].scalar == nil
          #expect(
            isWide == hasHalf, "seed \(seed), step \(step), column \(column), row \(row): \(canvas.lines)")
        }
        #expect(canvas[0, row].scalar != nil)
      }
    }
  }
}

/// Rectangles of cells.
@Suite struct CellRectTests {
  @Test func intersection() {
    let rect = CellRect(x: 2, y: 3, width: 4, height: 5)
    #expect(
      rect.intersection(CellRect(x: 0, y: 0, width: 3, height: 4))
        == CellRect(x: 2, y: 3, width: 1, height: 1))
    // Touching is not meeting.
    #expect(rect.intersection(CellRect(x: 6, y: 3, width: 4, height: 5)).isEmpty)
    #expect(rect.intersection(CellRect(x: 20, y: 30, width: 4, height: 5)).isEmpty)
  }

  @Test func insetDoesNotTurnInsideOut() {
    #expect(
      CellRect(x: 1, y: 1, width: 5, height: 2).inset(by: 2) == CellRect(x: 3, y: 3, width: 1, height: 0))
  }

  @Test func containsIsHalfOpen() {
    let rect = CellRect(x: 1, y: 1, width: 2, height: 1)
    #expect(rect.contains(x: 2, y: 1) && !rect.contains(x: 3, y: 1) && !rect.contains(x: 1, y: 2))
  }
}
