/// The cells of a box, borders included.
struct CellBox: Hashable, Sendable {
  var columns: CellSpan
  var rows: CellSpan

  /// Whether there is a cell that is no border.
  var hasInside: Bool { columns.inside != nil && rows.inside != nil }

  /// The half lines that the box's border has on a cell.
  func arms(x: Int, y: Int, _ weight: LineWeight) -> Arms {
    var arms = Arms.none
    if y == rows.low || y == rows.high {
      if x > columns.low { arms.left = weight }
      if x < columns.high { arms.right = weight }
    }
    if x == columns.low || x == columns.high {
      if y > rows.low { arms.up = weight }
      if y < rows.high { arms.down = weight }
    }
    return arms
  }
}
