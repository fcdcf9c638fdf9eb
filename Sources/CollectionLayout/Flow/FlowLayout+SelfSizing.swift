import Foundation

extension FlowLayout {
  /// Whether items are asked for the size that they prefer (F14).
  var asksForPreferredSizes: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// Keeps the size that an item preferred.
  func keep(_ size: CGSize, ofItemAt path: IndexPath) {
    solution.preferredSizes[path.section, default: [:]][path.item] = size
  }

  /// Preferred sizes stay with their items, except those that are shown anew.
  func followPreferredSizes(_ plan: UpdatePlan) {
    let sizes = solution.preferredSizes
    solution.preferredSizes = [:]
    for (section, items) in sizes {
      for (item, size) in items {
        let path = IndexPath(item: item, section: section)
        if !plan.isReloaded(path), let place = plan.newPath(path) { keep(size, ofItemAt: place) }
      }
    }
  }
}
