import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// Points to cells and back, by one scale for both axes that is corrected for the cell's shape.
public struct Projection: Equatable, Sendable {
  let horizontal: AxisProjection
  let vertical: AxisProjection

  /// Columns a point.
  public var columnsPerPoint: CGFloat { horizontal.scale }
  /// Rows a point.
  public var rowsPerPoint: CGFloat { vertical.scale }

  /// Makes the projection that puts a point into the middle of a cell.
  ///
  /// - Parameters:
  ///   - origin: the point, in the content's points.
  ///   - column: the column of that cell.
  ///   - row: the row of that cell.
  ///   - columnsPerPoint: the scale.
  ///   - cellAspect: how many times higher than wide a cell is.
  public init(
    origin: CGPoint, column: Int, row: Int, columnsPerPoint: CGFloat, cellAspect: CGFloat = 2
  ) {
    let scale = columnsPerPoint.isFinite && columnsPerPoint > 0 ? columnsPerPoint : 1
    let aspect = cellAspect.isFinite && cellAspect > 0 ? cellAspect : 2
    horizontal = AxisProjection(origin: origin.x, scale: scale, start: column)
    vertical = AxisProjection(origin: origin.y, scale: scale / aspect, start: row)
  }

  /// Makes the projection that fits a rectangle of points into a rectangle of cells.
  public init(fitting rect: CGRect, into area: CellRect, cellAspect: CGFloat = 2) {
    let aspect = cellAspect.isFinite && cellAspect > 0 ? cellAspect : 2
    let across = rect.width > 0 ? CGFloat(max(1, area.width - 1)) / rect.width : .infinity
    let down = rect.height > 0 ? CGFloat(max(1, area.height - 1)) * aspect / rect.height : .infinity
    self.init(
      origin: rect.origin, column: area.x, row: area.y, columnsPerPoint: min(across, down),
      cellAspect: aspect)
  }

  /// The cells that a frame's box covers, borders included; frames that touch share a border.
  public func cells(of rect: CGRect) -> CellRect {
    let frame = rect.standardized
    let left = horizontal.cell(frame.minX)
    let top = vertical.cell(frame.minY)
    return CellRect(
      x: left, y: top, width: horizontal.cell(frame.maxX) - left + 1,
      height: vertical.cell(frame.maxY) - top + 1)
  }

  /// The point in the middle of a cell.
  public func point(column: Int, row: Int) -> CGPoint {
    CGPoint(x: horizontal.value(at: column), y: vertical.value(at: row))
  }

  /// The points that a rectangle of cells shows.
  public func visibleRect(of area: CellRect) -> CGRect {
    let first = point(column: area.x, row: area.y)
    let last = point(column: area.endX - 1, row: area.endY - 1)
    return CGRect(x: first.x, y: first.y, width: max(0, last.x - first.x), height: max(0, last.y - first.y))
  }
}
