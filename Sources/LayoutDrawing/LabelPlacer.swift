import TerminalCanvas

/// Finds the place for each element's label: cells in one row that are still its own.
struct LabelPlacer {
  /// Cells of one row that show one element.
  private struct Run {
    let x: Int
    let y: Int
    let length: Int
    let ground: Ground
  }

  /// What a label is written on.
  private enum Ground {
    /// Nothing.
    case blank
    /// A hatching, of which something has to stay.
    case hatching
    /// A border or a small element, which has to be seen on both sides of the label.
    case line

    /// The cells that a label must leave free.
    var margin: Int {
      switch self {
      case .blank: 0
      case .hatching: 1
      case .line: 2
      }
    }
  }

  private var runs: [Int: [Run]] = [:]

  /// Collects the places that a sheet offers.
  init(_ sheet: Sheet) {
    let clip = sheet.clip
    for y in clip.y..<clip.endY {
      var x = clip.x
      while x < clip.endX {
        let owner = sheet[x, y].labelOwner
        let first = x
        repeat { x += 1 } while x < clip.endX && sheet[x, y].labelOwner == owner
        guard owner >= 0 else { continue }
        let ground = Self.ground(sheet, (first..<x), y)
        runs[Int(owner), default: []].append(Run(x: first, y: y, length: x - first, ground: ground))
      }
    }
  }

  private static func ground(_ sheet: Sheet, _ columns: Range<Int>, _ y: Int) -> Ground {
    var ground = Ground.blank
    for x in columns {
      let spot = sheet[x, y]
      if spot.arms != .none || spot.fill.isSmall { return .line }
      if spot.fill != .empty { ground = .hatching }
    }
    return ground
  }

  /// The placements that show somewhere.
  var owners: [Int] { runs.keys.sorted() }

  /// The longest text that fits, as near as possible to the middle row of the box, and where it goes.
  func place(_ label: ElementLabel, of owner: Int, near row: Int) -> PlacedLabel? {
    let places = runs[owner] ?? []
    for text in label.variants {
      let width = TextWidth.width(of: text)
      let fitting = places.filter { $0.length >= width + $0.ground.margin }
      guard let run = fitting.min(by: { abs($0.y - row) < abs($1.y - row) }) else { continue }
      let hasPadding = run.ground != .blank && run.length >= width + 3
      let isIndented = run.length > width + (hasPadding ? 2 : 0)
      return PlacedLabel(text: hasPadding ? " \(text) " : text, x: run.x + (isIndented ? 1 : 0), y: run.y)
    }
    return nil
  }
}

/// A label and the cell that it starts on.
struct PlacedLabel: Equatable {
  let text: String
  let x: Int
  let y: Int
}
