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
    let placement = placements[position]
    let box = placement.box
    guard let columns = sheet.columns(box.columns), let rows = sheet.rows(box.rows) else { return }
    let layer = Int(placement.category.rawValue)
    let beyond = content.strips(of: placement)
    var memory = OverlapMemory()
    for y in rows {
      let isEnd = y == box.rows.low || y == box.rows.high
      for x in columns {
        let isSide = x == box.columns.low || x == box.columns.high
        var spot = sheet[x, y]
        let behind = Int(spot.painted[layer])
        spot.painted[layer] = Int32(position)
        spot.front = Int32(position)
        if isEnd || isSide {
          spot.hideArms(insideOf: box, x: x, y: y)
          spot.add(box.arms(x: x, y: y, look.weight), look)
          spot.removeBlock()
          if isSide || y == box.rows.low { spot.labelOwner = -1 }
          if y == box.rows.low, !isSide, box.rows.inside == nil { spot.labelOwner = Int32(position) }
          if isEnd != isSide {
            if memory.isSliver(behind, under: position, x: x, y: y, of: placements) { spot.fill = .overlap }
            if beyond.showsOnBorder(x: x, y: y, of: box) { spot.fill = .outside }
            if placement.coversAnother, !box.hasInside { spot.fill = .overlap }
          }
        } else {
          let overlaps = placement.coversAnother || memory.overlaps(behind, position, of: placements)
          spot.arms = .none
          spot.fill = overlaps ? .overlap : beyond.contains(x: x, y: y) ? .outside : .empty
          spot.style = look.style
          spot.rank = 0
          spot.labelOwner = Int32(position)
        }
        sheet[x, y] = spot
      }
    }
  }

  /// Draws the outline of an element that is not shown.
  mutating func paintInvisible(at position: Int, _ look: Appearance) {
    let placement = placements[position]
    guard !placement.isSmall else { return }
    sheet.outline(placement.box, look)
    guard let columns = sheet.columns(placement.box.columns), let rows = sheet.rows(placement.box.rows) else {
      return
    }
    for y in rows {
      for x in columns { sheet[x, y].front = Int32(position) }
    }
  }

  /// Paints an element that is smaller than a box.
  mutating func paintBlock(at position: Int, _ fill: Fill, _ look: Appearance) {
    sheet.fill(placements[position].box, with: fill, front: Int32(position), look)
  }
}

extension Spot {
  /// Hides the lines that lead into a box from its border.
  fileprivate mutating func hideArms(insideOf box: CellBox, x: Int, y: Int) {
    let isBetweenSides = box.columns.encloses(x)
    let isBetweenEnds = box.rows.encloses(y)
    if x == box.columns.low, isBetweenEnds { arms.right = .none }
    if x == box.columns.high, isBetweenEnds { arms.left = .none }
    if y == box.rows.low, isBetweenSides { arms.down = .none }
    if y == box.rows.high, isBetweenSides { arms.up = .none }
  }

  /// Removes a small element that a border now covers.
  fileprivate mutating func removeBlock() {
    switch fill {
    case .block, .several, .selected, .fault: fill = .empty
    case .empty, .overlap, .outside: break
    }
  }
}

/// Answers whether two elements overlap, and remembers the last answer, since neighbouring cells ask alike.
private struct OverlapMemory {
  private var other = -1
  private var answer = false

  mutating func overlaps(_ behind: Int, _ position: Int, of placements: [Placement]) -> Bool {
    guard behind >= 0 else { return false }
    if behind != other {
      other = behind
      answer = placements[behind].overlaps(placements[position])
    }
    return answer
  }

  /// Whether a border cell is all that shows of an overlap.
  mutating func isSliver(_ behind: Int, under position: Int, x: Int, y: Int, of placements: [Placement])
    -> Bool
  {
    guard overlaps(behind, position, of: placements) else { return false }
    let one = placements[behind].box
    let two = placements[position].box
    let isNarrow = one.columns.high <= two.columns.low || one.columns.low >= two.columns.high
    let isFlat = one.rows.high <= two.rows.low || one.rows.low >= two.rows.high
    guard isNarrow || isFlat || !two.hasInside else { return false }
    return isNarrow ? one.rows.encloses(y) : isFlat ? one.columns.encloses(x) : true
  }
}
