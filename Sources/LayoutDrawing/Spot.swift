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
