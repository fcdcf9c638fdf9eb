import CollectionLayout
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

  /// Draws a border without touching anything else.
  mutating func outline(_ box: CellBox, _ look: Appearance) {
    guard let columns = columns(box.columns), let rows = rows(box.rows) else { return }
    for y in rows {
      let isEnd = y == box.rows.low || y == box.rows.high
      if isEnd {
        for x in columns { self[x, y].add(box.arms(x: x, y: y, look.weight), look) }
        continue
      }
      for x in [box.columns.low, box.columns.high] where columns.contains(x) {
        self[x, y].add(box.arms(x: x, y: y, look.weight), look)
      }
    }
  }

  /// Fills the cells of a small element; where there are several, their number shows.
  mutating func fill(_ box: CellBox, with fill: Fill, front: Int32, _ look: Appearance) {
    guard let columns = columns(CellSpan(low: box.columns.low, high: box.columns.high - 1)),
      let rows = rows(CellSpan(low: box.rows.low, high: box.rows.high - 1))
    else { return }
    for y in rows {
      for x in columns { self[x, y].place(fill, front: front, look) }
    }
  }
}

extension Spot {
  /// Adds lines, and takes their style unless the cell's own ranks higher.
  mutating func add(_ arms: Arms, _ look: Appearance) {
    self.arms = self.arms.merged(with: arms)
    if look.rank >= rank {
      style = look.style
      rank = look.rank
    }
  }

  /// Puts a small element here, beside those that are here already.
  mutating func place(_ new: Fill, front: Int32, _ look: Appearance) {
    switch fill {
    case .selected, .fault: if new != .selected { break } else { fill = new }
    case .several(let count): fill = new.isMark ? new : .several(count < 10 ? count + 1 : count)
    case .block: fill = new.isMark ? new : .several(2)
    case .empty, .overlap, .outside: fill = new
    }
    labelOwner = fill == new && !fill.isSeveral ? front : -1
    self.front = front
    if look.rank >= rank {
      style = look.style
      rank = look.rank
    }
  }
}

extension Fill {
  fileprivate var isMark: Bool { self == .selected || self == .fault }
  fileprivate var isSeveral: Bool { if case .several = self { true } else { false } }
}

extension CellBox {
  /// The half lines that this box's border has on a cell.
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
