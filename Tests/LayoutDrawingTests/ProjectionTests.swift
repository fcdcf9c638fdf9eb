import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

@Suite struct ProjectionTests {
  @Test func oneScaleFitsBothAxes() {
    // 320 points on 37 columns beside the first: 0.115625 a point; 480 points need 27.75 rows of 2:1.
    let wide = Projection(
      fitting: CGRect(x: 0, y: 0, width: 320, height: 480), into: CellRect(x: 1, y: 1, width: 38, height: 40))
    #expect(wide.columnsPerPoint == 0.115625)
    #expect(wide.rowsPerPoint == 0.0578125)
    #expect(
      wide.cells(of: CGRect(x: 0, y: 0, width: 320, height: 480))
        == CellRect(x: 1, y: 1, width: 38, height: 29))
    // 480 points on 12 rows beside the first: 0.025 rows and 0.05 columns a point.
    let high = Projection(
      fitting: CGRect(x: 0, y: 0, width: 320, height: 480), into: CellRect(x: 0, y: 0, width: 38, height: 13))
    #expect(high.columnsPerPoint == 0.05)
    #expect(
      high.cells(of: CGRect(x: 80, y: 240, width: 80, height: 120))
        == CellRect(x: 4, y: 6, width: 5, height: 4))
  }

  @Test func theShapeOfTheCellCanBeSet() {
    let square = Projection(origin: .zero, column: 0, row: 0, columnsPerPoint: 0.5, cellAspect: 1)
    #expect(square.rowsPerPoint == 0.5)
    let tall = Projection(origin: .zero, column: 0, row: 0, columnsPerPoint: 0.5, cellAspect: 2.5)
    #expect(tall.rowsPerPoint == 0.2)
  }

  @Test func cellsGoBackToPoints() {
    let projection = Projection(origin: CGPoint(x: 100, y: 50), column: 2, row: 3, columnsPerPoint: 0.25)
    #expect(projection.point(column: 2, row: 3) == CGPoint(x: 100, y: 50))
    #expect(projection.point(column: 12, row: 8) == CGPoint(x: 140, y: 90))
    #expect(
      projection.visibleRect(of: CellRect(x: 2, y: 3, width: 11, height: 6))
        == CGRect(x: 100, y: 50, width: 40, height: 40))
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 0, height: 480),
    CGRect(x: 0, y: 0, width: 320, height: 0), CGRect(x: 0, y: 0, width: 1e300, height: 1),
    CGRect(x: CGFloat.nan, y: 0, width: CGFloat.nan, height: CGFloat.infinity),
  ]) func anyRectangleCanBeFitted(_ rect: CGRect) {
    for area in [CellRect(x: 0, y: 0, width: 0, height: 0), CellRect(x: 3, y: 4, width: 40, height: 20)] {
      let projection = Projection(fitting: rect, into: area)
      #expect(projection.columnsPerPoint.isFinite && projection.columnsPerPoint > 0)
      let cells = projection.cells(of: CGRect(x: -1e300, y: -.infinity, width: .infinity, height: .nan))
      #expect(cells.width >= 0)
    }
  }
}
