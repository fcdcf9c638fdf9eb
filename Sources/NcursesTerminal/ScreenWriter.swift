import CNcurses
import TerminalCanvas

/// Hands ncurses the spans in which a canvas differs from the one before; ncurses sends the difference.
@MainActor struct ScreenWriter {
  private var palette: Palette
  private var shown: Canvas?

  init(palette: Palette) { self.palette = palette }

  /// The next canvas is written whole, on a cleared screen.
  mutating func startOver() -> Canvas? {
    clearok(ncurses_physical_screen(), true)
    defer { shown = nil }
    return shown
  }

  /// Shows a canvas that is as large as the screen.
  mutating func write(_ canvas: Canvas) {
    if let shown, shown.size == canvas.size {
      for row in 0..<canvas.size.rows {
        if let span = changedSpan(row: row, from: shown, to: canvas) { put(canvas, row: row, span) }
      }
    } else {
      for row in 0..<canvas.size.rows { put(canvas, row: row, 0..<canvas.size.columns) }
    }
    shown = canvas
    wnoutrefresh(ncurses_screen())
    doupdate()
  }

  /// The columns from the first to the last difference.
  ///
  /// A canvas changes both halves of a wide character or none, so half a character is never sent.
  private func changedSpan(row: Int, from old: Canvas, to new: Canvas) -> Range<Int>? {
    let base = row * new.size.columns
    let columns = base..<base + new.size.columns
    guard old.cells[columns] != new.cells[columns] else { return nil }
    let differs: (Int) -> Bool = { old.cells[$0] != new.cells[$0] }
    guard let first = columns.first(where: differs), let last = columns.last(where: differs) else {
      return nil
    }
    return first - base..<last - base + 1
  }

  private mutating func put(_ canvas: Canvas, row: Int, _ span: Range<Int>) {
    guard !span.isEmpty else { return }
    let base = row * canvas.size.columns
    var cells: [cchar_t] = []
    cells.reserveCapacity(span.count)
    var style = canvas.cells[base + span.lowerBound].style
    var template = palette.template(for: style)
    for column in span {
      let cell = canvas.cells[base + column]
      guard let scalar = cell.scalar else { continue }
      if cell.style != style {
        style = cell.style
        template = palette.template(for: style)
      }
      let next = column + 1
      let width = next < canvas.size.columns && canvas.cells[base + next].scalar == nil ? 2 : 1
      append(scalar, width: width, template, to: &cells)
    }
    mvadd_wchnstr(Int32(row), Int32(span.lowerBound), cells, Int32(cells.count))
  }

  /// A character whose width the locale sees differently would move the rest of the row, and a control
  /// character would do worse, so it becomes `?`.
  private func append(_ scalar: Unicode.Scalar, width: Int, _ template: cchar_t, to cells: inout [cchar_t]) {
    let isPlain = (0x20..<0x7F).contains(scalar.value)
    let isShown = isPlain || ncurses_width(scalar.value) == Int32(width)
    var cell = template
    cell.chars.0 = wchar_t(bitPattern: isShown ? scalar.value : Unicode.Scalar("?").value)
    cells.append(cell)
    if !isShown, width == 2 { cells.append(template) }
  }
}
