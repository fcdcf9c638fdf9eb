extension Canvas {
  /// The same picture with every character outside ASCII replaced by one that is alike and as wide.
  public var inASCII: Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let cell = self[x, y]
        guard let scalar = cell.scalar else {
          canvas.put("?", x: x, y: y, style: cell.style)
          continue
        }
        canvas.put(
          scalar.isASCII ? scalar : Self.asciiLookalikes[scalar] ?? "?", x: x, y: y, style: cell.style)
      }
    }
    return canvas
  }

  /// Draws a rectangle of thin lines along the inner edge of an area.
  public mutating func outline(_ area: CellRect, style: Style) {
    guard area.width > 1, area.height > 1 else { return }
    let (right, bottom) = (area.endX - 1, area.endY - 1)
    for x in area.x + 1..<right {
      put("─", x: x, y: area.y, style: style)
      put("─", x: x, y: bottom, style: style)
    }
    for y in area.y + 1..<bottom {
      put("│", x: area.x, y: y, style: style)
      put("│", x: right, y: y, style: style)
    }
    put("┌", x: area.x, y: area.y, style: style)
    put("┐", x: right, y: area.y, style: style)
    put("└", x: area.x, y: bottom, style: style)
    put("┘", x: right, y: bottom, style: style)
  }

  private static let asciiLookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+",
    "┼": "+", "×": "x", "·": ".", "…": "~", "→": ">", "←": "<", "↑": "^", "↓": "v", "⇧": "S", "−": "-",
    "–": "-", "⚠": "!", "▸": ">", "▒": "#", "╱": "/", "█": "#", "⅓": "/",
  ]
}
