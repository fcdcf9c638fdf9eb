import TerminalCanvas

/// The part of a canvas that elements are painted on, with what is known about each cell.
struct Sheet {
  let clip: CellRect
  private(set) var spots: [Spot]

  init(clip: CellRect) {
    self.clip = clip
    spots = Array(repeating: Spot(), count: clip.width * clip.height)
  }

  /// The spot of a cell inside the clip.
  subscript(x: Int, y: Int) -> Spot {
    get { spots[(y - clip.y) * clip.width + x - clip.x] }
    _modify { yield &spots[(y - clip.y) * clip.width + x - clip.x] }
  }

  /// The visible columns of a span.
  func columns(_ span: CellSpan) -> ClosedRange<Int>? { span.within(clip.x..<clip.endX) }

  /// The visible rows of a span.
  func rows(_ span: CellSpan) -> ClosedRange<Int>? { span.within(clip.y..<clip.endY) }

  /// Draws a border over what is there; it has no inside.
  mutating func outline(_ box: CellBox, _ look: Appearance) {
    guard let columns = columns(box.columns), let rows = rows(box.rows) else { return }
    for y in rows {
      let isEnd = y == box.rows.low || y == box.rows.high
      for x in isEnd ? Array(columns) : [box.columns.low, box.columns.high] where columns.contains(x) {
        if self[x, y].arms == .none {
          self[x, y].labelOwner = -1
          self[x, y].fill = .empty
        }
        self[x, y].add(box.arms(x: x, y: y, look.weight), look)
      }
    }
  }
}
