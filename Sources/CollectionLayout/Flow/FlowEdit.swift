import Foundation

/// One change of a flow's items whose sizes are known.
///
/// Places are those of the section as it is when the edits before were made: removals come from the last to the
/// first, then insertions from the first to the last, then replacements.
enum FlowEdit: Hashable, Sendable {
  case remove(Int, Int)
  case insert(Int, Int, FlowExtent)
  case replace(Int, Int, FlowExtent)

  /// The section.
  var section: Int {
    switch self {
    case .remove(let section, _), .insert(let section, _, _), .replace(let section, _, _): section
    }
  }

  private var rank: (Int, Int, Int) {
    switch self {
    case .remove(let section, let item): (section, 0, -item)
    case .insert(let section, let item, _): (section, 1, item)
    case .replace(let section, let item, _): (section, 2, item)
    }
  }
}

extension FlowEdit: Comparable {
  static func < (one: FlowEdit, other: FlowEdit) -> Bool { one.rank < other.rank }
}

extension FlowSolver {
  /// Makes edits in their order; neighbours that come or go together are one.
  mutating func apply(_ edits: [FlowEdit]) {
    var index = 0
    while index < edits.count {
      let edit = edits[index]
      index += 1
      switch edit {
      case .remove(let section, let last):
        var first = last
        while index < edits.count, edits[index] == .remove(section, first - 1) {
          first -= 1
          index += 1
        }
        replace(first..<last + 1, inSection: section, with: [])
      case .insert(let section, let item, let extent):
        var extents = [extent]
        while index < edits.count, case .insert(section, item + extents.count, let next) = edits[index] {
          extents.append(next)
          index += 1
        }
        replace(item..<item, inSection: section, with: extents)
      case .replace(let section, let item, let extent):
        replace(item..<item + 1, inSection: section, with: [extent])
      }
    }
    if let first = edits.first { sumUp(from: first.section) }
  }
}
