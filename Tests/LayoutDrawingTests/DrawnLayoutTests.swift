import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

@Suite struct DrawnLayoutTests {
  private func drawn(_ elements: [Element]) -> DrawnLayout {
    var canvas = Canvas(size: CanvasSize(columns: 40, rows: 20))
    let options = ViewOptions(zoom: .pointsPerColumn(1), cellAspect: 1, guides: [])
    return LayoutPicture(observation(1000, 1000, elements), options: options).draw(
      on: &canvas, in: canvas.bounds)
  }

  @Test func aCellNamesTheNearestElement() {
    // The cell of a point is one further, since the area's first row and column belong to the viewport.
    let drawn = drawn([cell(0, 0, 0, 10, 6), cell(1, 5, 3, 10, 6, z: 1), cell(2, 30, 3, 0.5, 0.5)])
    #expect(drawn.element(column: 3, row: 2) == .cell(0, 0))
    #expect(drawn.element(column: 9, row: 5) == .cell(0, 1))
    #expect(drawn.element(column: 31, row: 4) == .cell(0, 2))
    #expect(drawn.element(column: 20, row: 2) == nil)
    #expect(drawn.element(column: -1, row: 2) == nil)
    #expect(drawn.element(column: 40, row: 20) == nil)
    #expect(drawn.point(column: 9, row: 5) == CGPoint(x: 8, y: 4))
  }

  @Test func hiddenElementsAreFoundWhereNothingElseIs() {
    var hidden = cell(0, 0, 0, 10, 6)
    hidden.isHidden = true
    let drawn = drawn([cell(1, 5, 3, 10, 6), hidden])
    #expect(drawn.element(column: 3, row: 2) == .cell(0, 0))
    #expect(drawn.element(column: 8, row: 5) == .cell(0, 1))
  }

  @Test func theViewportIsWhereItsOutlineIs() {
    var canvas = Canvas(size: CanvasSize(columns: 40, rows: 31))
    let drawn = LayoutPicture(observation(320, 480, [])).draw(on: &canvas, in: canvas.bounds)
    // 28 rows hold 480 points at the 0.115625 columns that 38 columns allow.
    #expect(drawn.viewport == CellRect(x: 0, y: 0, width: 40, height: 31))
    #expect(canvas[39, 30].scalar == "┘")
  }
}
