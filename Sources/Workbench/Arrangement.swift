import TerminalCanvas

/// Where the parts of the screen are, in cells.
struct Arrangement: Equatable {
  /// The frame around everything.
  let frame: CellRect
  /// Where the drawing is.
  let viewport: CellRect
  /// Where the panels are; on a narrow screen the same place as the drawing, and one of them is shown.
  let panel: CellRect
  /// The column of the line between drawing and panels; `nil` on a narrow screen.
  let divider: Int?

  static let smallest = CanvasSize(columns: 24, rows: 8)

  /// Divides the screen: side by side from 66×14 cells, one part at a time below; `nil` if it is too small.
  init?(size: CanvasSize) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    frame = CellRect(x: 0, y: 0, width: size.columns, height: size.rows)
    let inside = frame.inset(by: 1)
    guard size.columns >= 66, size.rows >= 14 else {
      divider = nil
      viewport = inside
      panel = inside
      return
    }
    let width = min(60, max(34, inside.width / 2))
    let column = inside.endX - width - 1
    divider = column
    viewport = CellRect(x: inside.x, y: inside.y, width: column - inside.x, height: inside.height)
    panel = CellRect(x: column + 1, y: inside.y, width: width, height: inside.height)
  }

  /// Whether drawing and panels are side by side.
  var isWide: Bool { divider != nil }
}
