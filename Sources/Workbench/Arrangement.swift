import TerminalCanvas

/// Which of the panels is shown where only one fits.
public enum Page: Hashable, Sendable {
  /// The drawing.
  case viewport
  /// The scene and the selection.
  case scene
  /// The conversation.
  case calls
  /// The faults.
  case findings
}

/// Where the parts of the screen are, in cells.
struct Arrangement: Equatable {
  /// The frame around everything.
  let frame: CellRect
  /// Where the drawing is; `nil` when a panel has its place.
  let viewport: CellRect?
  /// Where the panels are; `nil` when the drawing has their place.
  let panel: CellRect?
  /// The column of the line between drawing and panels.
  let divider: Int?

  static let smallest = CanvasSize(columns: 24, rows: 8)

  /// Divides the screen: side by side from 66×14 cells, one page at a time below; `nil` if it is too small.
  init?(size: CanvasSize, page: Page) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    frame = CellRect(x: 0, y: 0, width: size.columns, height: size.rows)
    let inside = frame.inset(by: 1)
    if size.columns >= 66, size.rows >= 14 {
      let width = min(56, max(34, inside.width * 2 / 5))
      let column = inside.endX - width - 1
      divider = column
      viewport = CellRect(x: inside.x, y: inside.y, width: column - inside.x, height: inside.height)
      panel = CellRect(x: column + 1, y: inside.y, width: width, height: inside.height)
    } else {
      divider = nil
      viewport = page == .viewport ? inside : nil
      panel = page == .viewport ? nil : inside
    }
  }
}
