import CollectionLayout
import TerminalCanvas

/// Paints the cells of one box.
struct BoxBrush {
  private let position: Int
  private let placements: [Placement]
  private let look: Appearance
  private let beyond: ContentStrips
  /// The element behind that was last asked about, and whether it overlaps: neighbouring cells ask alike.
  private var lastBehind = -1
  private var lastOverlaps = false

  private var placement: Placement { placements[position] }

  init(_ position: Int, of placements: [Placement], _ look: Appearance, _ content: ContentEdges) {
    self.position = position
    self.placements = placements
    self.look = look
    beyond = content.strips(of: placements[position])
  }

  /// Paints a cell of the box.
  mutating func paint(_ spot: inout Spot, x: Int, y: Int) {
    let layer = Int(placement.category.rawValue)
    let behind = Int(spot.painted[layer])
    if placement.box.columns.encloses(x), placement.box.rows.encloses(y) {
      paintInside(&spot, behind: behind, x: x, y: y)
    } else {
      paintBorder(&spot, behind: behind, x: x, y: y)
    }
    spot.painted[layer] = Int32(position)
    spot.front = Int32(position)
  }

  private mutating func paintInside(_ spot: inout Spot, behind: Int, x: Int, y: Int) {
    let overlaps = placement.coversAnother || self.overlaps(behind)
    spot.arms = .none
    spot.fill = overlaps ? .overlap : beyond.contains(x: x, y: y) ? .outside : .empty
    spot.style = look.style
    spot.rank = 0
    spot.labelOwner = Int32(position)
  }

  private mutating func paintBorder(_ spot: inout Spot, behind: Int, x: Int, y: Int) {
    let box = placement.box
    spot.hideArms(insideOf: box, x: x, y: y)
    spot.add(box.arms(x: x, y: y, look.weight), look)
    if spot.fill.isSmall { spot.fill = .empty }
    let isCorner = !box.columns.encloses(x) && !box.rows.encloses(y)
    if y == box.rows.low, !isCorner, box.rows.inside == nil {
      spot.labelOwner = Int32(position)
    } else if !isTopOfFlatBox(spot.labelOwner, y: y) || y != box.rows.high {
      spot.labelOwner = -1
    }
    guard !isCorner else { return }
    if isSliver(behind, x: x, y: y) || placement.coversAnother && !box.hasInside { spot.fill = .overlap }
    if beyond.showsOnBorder(x: x, y: y, of: box) { spot.fill = .outside }
  }

  /// Whether the cell can have the label of a box that has no row inside and so is labelled on its border.
  private func isTopOfFlatBox(_ owner: Int32, y: Int) -> Bool {
    guard owner >= 0 else { return false }
    let rows = placements[Int(owner)].box.rows
    return rows.inside == nil && rows.low == y
  }

  private mutating func overlaps(_ behind: Int) -> Bool {
    guard behind >= 0 else { return false }
    if behind != lastBehind {
      lastBehind = behind
      lastOverlaps = placements[behind].overlaps(placement)
    }
    return lastOverlaps
  }

  /// Whether the border is all that shows of an overlap.
  private mutating func isSliver(_ behind: Int, x: Int, y: Int) -> Bool {
    guard overlaps(behind) else { return false }
    let one = placements[behind].box
    let two = placement.box
    let isNarrow = one.columns.high <= two.columns.low || one.columns.low >= two.columns.high
    let isFlat = one.rows.high <= two.rows.low || one.rows.low >= two.rows.high
    if isNarrow { return one.rows.encloses(y) }
    if isFlat { return one.columns.encloses(x) }
    return !two.hasInside
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
}
