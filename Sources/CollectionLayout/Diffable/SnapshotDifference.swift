import Foundation

/// The changes that lead from one snapshot to another, found by the standard library's collection difference.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// What comes, goes and moves.
  private(set) var changes = BatchUpdate()
  /// What is shown anew, by the places in the new data.
  private(set) var reloads = BatchUpdate()

  private let old: DataSnapshot<Section, Item>
  private let new: DataSnapshot<Section, Item>

  init(from old: DataSnapshot<Section, Item>, to new: DataSnapshot<Section, Item>) {
    self.old = old
    self.new = new
    compareSections()
    compareItems()
    reloads.sections.reloaded = new.reloadedSectionIdentifiers.compactMap(new.indexOfSection)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    reloads.items.reloaded = new.reloadedItemIdentifiers.filter { item in
      old.sectionIdentifier(containingItem: item) != nil
        && !(new.sectionIdentifier(containingItem: item).map(reloadedSections.contains) ?? false)
    }.compactMap(new.indexPath)
  }

  private mutating func compareSections() {
    let oldPlaces = Self.places(old.sectionIdentifiers)
    let newPlaces = Self.places(new.sectionIdentifiers)
    changes.sections.deleted = old.sectionIdentifiers.filter { newPlaces[$0] == nil }.compactMap {
      oldPlaces[$0]
    }
    changes.sections.inserted = new.sectionIdentifiers.filter { oldPlaces[$0] == nil }
      .compactMap { newPlaces[$0] }
    let displaced = Displaced(
      from: old.sectionIdentifiers.filter { newPlaces[$0] != nil },
      to: new.sectionIdentifiers.filter { oldPlaces[$0] != nil })
    for section in displaced.elements {
      guard let from = oldPlaces[section], let to = newPlaces[section] else { continue }
      changes.sections.moved.append(BatchUpdate.Move(from: from, to: to))
    }
  }

  private mutating func compareItems() {
    var moving: [Item: IndexPath] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() {
      let survives = new.indexOfSection(section) != nil
      let items = old.itemIdentifiers(inSection: section)
      let stays = items.filter { new.sectionIdentifier(containingItem: $0) == section }
      let displaced = Set(
        Displaced(
          from: stays,
          to: new.itemIdentifiers(inSection: section).filter {
            old.sectionIdentifier(containingItem: $0) == section
          }
        ).elements)
      for (item, identifier) in items.enumerated() {
        let path = IndexPath(item: item, section: index)
        let target = new.sectionIdentifier(containingItem: identifier)
        if target == nil {
          if survives { changes.items.deleted.append(path) }
        } else if target != section || displaced.contains(identifier) {
          moving[identifier] = path
        }
      }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let existed = old.indexOfSection(section) != nil
      for (item, identifier) in new.itemIdentifiers(inSection: section).enumerated() {
        let path = IndexPath(item: item, section: index)
        if let from = moving[identifier] {
          changes.items.moved.append(BatchUpdate.Move(from: from, to: path))
        } else if existed, old.sectionIdentifier(containingItem: identifier) == nil {
          changes.items.inserted.append(path)
        }
      }
    }
  }

  private static func places(_ sections: [Section]) -> [Section: Int] {
    Dictionary(sections.enumerated().map { ($1, $0) }) { first, _ in first }
  }
}

/// The elements of a list that change their order among the others.
struct Displaced<Element: Hashable> {
  let elements: [Element]

  /// How many elements out of place are compared; the time grows with the square of their number.
  private static var limit: Int { 2000 }

  /// Compares two orders of the same elements; of very many out of place all are said to move.
  init(from old: [Element], to new: [Element]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }
      .count
    let (before, after) = (old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
    if before.count > Self.limit {
      elements = Array(before)
    } else {
      elements = Array(after).difference(from: Array(before)).removals.map { change in
        switch change {
        case .remove(_, let element, _), .insert(_, let element, _): element
        }
      }
    }
  }
}
