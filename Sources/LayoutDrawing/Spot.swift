import TerminalCanvas

/// What has been painted on one cell.
struct Spot {
  /// The half lines of borders.
  var arms = Arms.none
  /// What fills the cell.
  var fill = Fill.empty
  /// How it looks.
  var style = Style.plain
  /// How strongly the style is held: see `Appearance.rank`.
  var rank: UInt8 = 0
  /// The placement whose label may be written here, or -1.
  var labelOwner: Int32 = -1
  /// The placement that is in front here, or -1.
  var front: Int32 = -1
  /// The placement of each category that was painted here last, or -1.
  var painted = SIMD4<Int32>(repeating: -1)
}

/// What fills a cell beside its lines.
enum Fill: Equatable {
  case empty
  /// Elements of one category overlap.
  case overlap
  /// Beyond the content.
  case outside
  /// An element smaller than a box.
  case block(BlockCoverage)
  /// The selected element, smaller than a box.
  case selected
  /// A faulty element, smaller than a box.
  case fault
  /// So many elements smaller than a box, at least two.
  case several(UInt8)
}

extension Fill {
  /// Whether it shows elements that are smaller than a box.
  var isSmall: Bool {
    switch self {
    case .block, .selected, .fault, .several: true
    case .empty, .overlap, .outside: false
    }
  }

  private var isMark: Bool { self == .selected || self == .fault }

  /// What shows when one more small element comes to a cell.
  func joined(by new: Fill) -> Fill {
    switch self {
    case .empty, .overlap, .outside: new
    case .selected: self
    case .fault: new == .selected ? new : self
    case .block: new.isMark ? new : .several(2)
    case .several(let count): new.isMark ? new : .several(min(count + 1, 10))
    }
  }
}

extension Spot {
  /// Adds lines, and takes their style unless the cell's own ranks higher.
  mutating func add(_ arms: Arms, _ look: Appearance) {
    self.arms = self.arms.merged(with: arms)
    takeStyle(of: look)
  }

  /// Puts a small element here, beside those that are here already.
  mutating func place(_ new: Fill, position: Int32, _ look: Appearance) {
    fill = fill.joined(by: new)
    labelOwner = fill == new ? position : -1
    front = position
    takeStyle(of: look)
  }

  private mutating func takeStyle(of look: Appearance) {
    guard look.rank >= rank else { return }
    style = look.style
    rank = look.rank
  }
}
