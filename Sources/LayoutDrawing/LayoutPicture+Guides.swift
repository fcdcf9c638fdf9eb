import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

extension LayoutPicture {
  /// Draws where the content ends, under the elements; a side where the viewport ends too is left out.
  func drawContentEdge(_ content: ContentEdges, on sheet: inout Sheet) {
    let bounds = observation.bounds.drawable
    func isApart(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) > PointSpan.tolerance }
    let columns = content.columns
    let rows = content.rows
    if isApart(content.y.low, bounds.minY) {
      sheet.outline(CellBox(columns: columns, rows: CellSpan(low: rows.low, high: rows.low)), .guide)
    }
    if isApart(content.y.high, bounds.maxY) {
      sheet.outline(CellBox(columns: columns, rows: CellSpan(low: rows.high, high: rows.high)), .guide)
    }
    if isApart(content.x.low, bounds.minX) {
      sheet.outline(CellBox(columns: CellSpan(low: columns.low, high: columns.low), rows: rows), .guide)
    }
    if isApart(content.x.high, bounds.maxX) {
      sheet.outline(CellBox(columns: CellSpan(low: columns.high, high: columns.high), rows: rows), .guide)
    }
  }

  /// Draws the outlines that lie over the elements: query, safe area, viewport.
  func drawOutlines(_ frame: PictureFrame, withoutPlace: Int, on canvas: inout Canvas) {
    let guides = options.guides
    if guides.contains(.query), let rect = observation.queryRect {
      let title = "query \(rect.origin.brief), \(size(rect.size))"
      drawOutline(around: frame.projection.cells(of: rect), .guide, titles: [title, "query"], on: &canvas)
    }
    if guides.contains(.safeArea) {
      let rect = observation.bounds.drawable.inset(by: options.safeArea)
      let cells = frame.projection.cells(of: rect).inset(by: 1)
      drawOutline(around: cells, .guide, titles: ["safe area"], on: &canvas)
    }
    if guides.contains(.viewport) {
      drawOutline(
        around: frame.inside, .viewport, titles: viewportTitles(withoutPlace: withoutPlace), on: &canvas)
    }
  }

  private func viewportTitles(withoutPlace: Int) -> [String] {
    let size = size(observation.bounds.size)
    let old = observation.showsOldFrames ? " ~" : ""
    let lost = withoutPlace > 0 ? ", \(withoutPlace) not finite" : ""
    let oldFrames = observation.showsOldFrames ? " ~ old frames" : ""
    return ["viewport \(size)\(oldFrames)\(lost)", "viewport \(size)\(old)", size + old, size]
  }

  private func size(_ size: CGSize) -> String {
    "\(size.width.brief)\(options.glyphs.times)\(size.height.brief)"
  }

  /// Draws a line around cells, with the longest title that fits into its upper side.
  private func drawOutline(
    around cells: CellRect, _ look: Appearance, titles: [String], on canvas: inout Canvas
  ) {
    let box = CellBox(
      columns: CellSpan(low: cells.x - 1, high: cells.endX),
      rows: CellSpan(low: cells.y - 1, high: cells.endY))
    let visible = canvas.clip.intersection(canvas.bounds)
    guard let columns = box.columns.within(visible.x..<visible.endX),
      let rows = box.rows.within(visible.y..<visible.endY)
    else { return }
    for y in rows {
      let isEnd = y == box.rows.low || y == box.rows.high
      for x in isEnd ? Array(columns) : [box.columns.low, box.columns.high] {
        let line = LineGlyphs.scalar(for: box.arms(x: x, y: y, look.weight), in: options.glyphs)
        canvas.put(line, x: x, y: y, style: look.style)
      }
    }
    let room = box.columns.high - box.columns.low - 3
    guard let title = titles.map(options.glyphs.text).first(where: { TextWidth.width(of: $0) <= room }) else {
      return
    }
    canvas.write(" \(title) ", x: box.columns.low + 1, y: box.rows.low, style: look.style)
  }
}
