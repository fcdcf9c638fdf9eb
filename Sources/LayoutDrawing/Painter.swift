import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// Paints placed elements on a sheet, back to front.
struct Painter {
  let placements: [Placement]
  /// Where the content ends, in points and in cells.
  let content: ContentEdges
  var sheet: Sheet

  /// Paints the box of the placement at a position; it hides what is behind its inside.
  mutating func paintBox(at position: Int, _ look: Appearance) {
    let box = placements[position].box
    guard let columns = sheet.columns(box.columns), let rows = sheet.rows(box.rows) else { return }
    var brush = BoxBrush(position, of: placements, look, content)
    for y in rows {
      for x in columns { brush.paint(&sheet[x, y], x: x, y: y) }
    }
  }

  /// Draws the outline of an element that is not shown.
  mutating func paintInvisible(at position: Int, _ look: Appearance) {
    let box = placements[position].box
    guard !placements[position].isSmall, let columns = sheet.columns(box.columns),
      let rows = sheet.rows(box.rows)
    else { return }
    sheet.outline(box, look)
    for y in rows {
      for x in columns { sheet[x, y].front = Int32(position) }
    }
  }

  /// Paints an element that is smaller than a box.
  mutating func paintSmall(at position: Int, _ fill: Fill, _ look: Appearance) {
    let box = placements[position].box
    guard let columns = sheet.columns(CellSpan(low: box.columns.low, high: box.columns.high - 1)),
      let rows = sheet.rows(CellSpan(low: box.rows.low, high: box.rows.high - 1))
    else { return }
    for y in rows {
      for x in columns { sheet[x, y].place(fill, position: Int32(position), look) }
    }
  }
}
