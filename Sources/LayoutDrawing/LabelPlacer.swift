import TerminalCanvas

/// Finds the place for each element's label: cells in one row that are still its own.
struct LabelPlacer {
  /// Cells of one row that show one element.
  private struct Run {
    let x: Int
    let y: Int
    let length: Int
    /// Whether the label has to keep its distance from what surrounds it.
    let isFilled: Bool
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
        let isFilled = (first..<x).contains { sheet[$0, y].fill != .empty || sheet[$0, y].arms != .none }
        runs[Int(owner), default: []].append(Run(x: first, y: y, length: x - first, isFilled: isFilled))
      }
    }
  }

  /// The placements that show somewhere.
  var owners: [Int] { runs.keys.sorted() }

  /// The longest text that fits, as near as possible to the middle row of the box, and where it goes.
  func place(_ label: ElementLabel, of owner: Int, near row: Int) -> PlacedLabel? {
    let places = runs[owner] ?? []
    for text in label.variants {
      let width = TextWidth.width(of: text)
      let fitting = places.filter { $0.length >= width + ($0.isFilled ? 2 : 0) }
      let nearest = fitting.min { abs($0.y - row) < abs($1.y - row) }
      guard let nearest else { continue }
      let text = nearest.isFilled ? " \(text) " : text
      let margin = nearest.length > TextWidth.width(of: text) ? 1 : 0
      return PlacedLabel(text: text, x: nearest.x + margin, y: nearest.y)
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
