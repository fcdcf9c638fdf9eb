import Foundation

/// Where the content begins and ends, in points and in cells.
struct ContentEdges {
  let x: PointSpan
  let y: PointSpan
  let columns: CellSpan
  let rows: CellSpan

  /// What of an element lies beyond the content, decided by the numbers.
  func strips(of placement: Placement) -> ContentStrips {
    ContentStrips(
      columns: columns, rows: rows,
      isLeft: placement.x.low < x.low - PointSpan.tolerance,
      isRight: placement.x.high > x.high + PointSpan.tolerance,
      isAbove: placement.y.low < y.low - PointSpan.tolerance,
      isBelow: placement.y.high > y.high + PointSpan.tolerance)
  }
}

/// The sides on which an element lies beyond the content.
struct ContentStrips {
  let columns: CellSpan
  let rows: CellSpan
  let isLeft: Bool
  let isRight: Bool
  let isAbove: Bool
  let isBelow: Bool

  /// Whether a cell inside the element's box lies beyond the content.
  func contains(x: Int, y: Int) -> Bool {
    isLeft && x < columns.low || isRight && x > columns.high || isAbove && y < rows.low
      || isBelow && y > rows.high
  }

  /// Whether a border cell has to show what lies beyond, since no cell inside the box does.
  func showsOnBorder(x: Int, y: Int, of box: CellBox) -> Bool {
    isLeft && x == box.columns.low && box.columns.low + 1 >= columns.low
      || isRight && x == box.columns.high && box.columns.high - 1 <= columns.high
      || isAbove && y == box.rows.low && box.rows.low + 1 >= rows.low
      || isBelow && y == box.rows.high && box.rows.high - 1 <= rows.high
  }
}
