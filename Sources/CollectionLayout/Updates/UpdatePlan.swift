import Foundation

/// A batch of updates that fits the data: where every section, item and element is before and after it.
public struct UpdatePlan: Hashable, Sendable {
  /// The changes.
  public let batch: BatchUpdate
  /// The number of items of each section before the update.
  public let oldCounts: [Int]
  /// The number of items of each section after the update.
  public let newCounts: [Int]

  private let sectionMap: PlaceMap
  private let sectionMoves: [Int: Int]
  private let sectionMovesBack: [Int: Int]
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<IndexPath>
  private var itemMaps: [Int: PlaceMap] = [:]
  private let itemMoves: [IndexPath: IndexPath]
  private let itemMovesBack: [IndexPath: IndexPath]

  /// Maps the places of a batch.
  ///
  /// - Throws: an `UpdateError` if the batch contradicts itself or the counts (R6, R7).
  public init(_ batch: BatchUpdate, from oldCounts: [Int], to newCounts: [Int]) throws(UpdateError) {
    try UpdateRules(batch, from: oldCounts, to: newCounts).check()
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    let sections = batch.sections
    sectionMap = PlaceMap(sections)
    sectionMoves = Dictionary(sections.moved.map { ($0.from, $0.to) }) { first, _ in first }
    sectionMovesBack = Dictionary(sections.moved.map { ($0.to, $0.from) }) { first, _ in first }
    reloadedSections = Set(sections.reloaded)
    let items = batch.items
    reloadedItems = Set(items.reloaded)
    itemMoves = Dictionary(items.moved.map { ($0.from, $0.to) }) { first, _ in first }
    itemMovesBack = Dictionary(items.moved.map { ($0.to, $0.from) }) { first, _ in first }
    let tally = ItemTally(items)
    for old in Set(tally.removed.keys).union(tally.added.keys.compactMap(oldSection)) {
      guard let new = newSection(old) else { continue }
      itemMaps[old] = PlaceMap(removed: tally.removed[old] ?? [], added: tally.added[new] ?? [])
    }
    for new in newCounts.indices {
      // Almost every section of a large update stays what it was.
      if sections.isEmpty, itemMaps[new] == nil, newCounts[new] == oldCounts[new] { continue }
      guard let old = oldSection(new), !reloadedSections.contains(old) else { continue }
      let growth = itemMaps[old]?.growth ?? 0
      guard newCounts[new] != oldCounts[old] + growth else { continue }
      throw tally.countError(old: old, before: oldCounts[old], new: new, after: newCounts[new])
    }
  }

  // MARK: Sections

  /// Where a section is after the update; `nil` if it was deleted.
  public func newSection(_ section: Int) -> Int? { sectionMoves[section] ?? sectionMap.after(section) }

  /// Where a section was before the update; `nil` if it is new.
  public func oldSection(_ section: Int) -> Int? { sectionMovesBack[section] ?? sectionMap.before(section) }

  /// Whether a section is shown anew; the place is that before the update.
  public func isReloaded(section: Int) -> Bool { reloadedSections.contains(section) }

  // MARK: Items

  /// Where an item is after the update; `nil` if it was deleted or its section was deleted or reloaded.
  public func newPath(_ path: IndexPath) -> IndexPath? {
    if let to = itemMoves[path] { return to }
    guard !reloadedSections.contains(path.section), let section = newSection(path.section) else { return nil }
    guard let map = itemMaps[path.section] else { return IndexPath(item: path.item, section: section) }
    return map.after(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item was before the update; `nil` if it is new or its section is new or was reloaded.
  public func oldPath(_ path: IndexPath) -> IndexPath? {
    if let from = itemMovesBack[path] { return from }
    guard let section = oldSection(path.section), !reloadedSections.contains(section) else { return nil }
    guard let map = itemMaps[section] else { return IndexPath(item: path.item, section: section) }
    return map.before(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whether an item is shown anew; the path is that before the update.
  public func isReloaded(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  // MARK: Elements

  /// What an element is called after the update; `nil` if it goes or is made anew.
  ///
  /// Supplementary and decoration views go with their section and keep their ordinal; our choice.
  public func newElement(_ element: ElementID) -> ElementID? {
    let path = IndexPath(item: element.item, section: element.section)
    if element.category == .cell {
      return reloadedItems.contains(path) ? nil : newPath(path).map { .cell($0.section, $0.item) }
    }
    guard !reloadedSections.contains(element.section) else { return nil }
    return newSection(element.section).map { element.inSection($0) }
  }

  /// What an element was called before the update; `nil` if it is new or made anew.
  public func oldElement(_ element: ElementID) -> ElementID? {
    if element.category == .cell {
      guard let path = oldPath(IndexPath(item: element.item, section: element.section)) else { return nil }
      return reloadedItems.contains(path) ? nil : .cell(path.section, path.item)
    }
    guard let section = oldSection(element.section), !reloadedSections.contains(section) else { return nil }
    return element.inSection(section)
  }

  // MARK: The layout's view

  /// The changes as a layout hears of them: deletions from the last, insertions from the first, reloads, moves (O6).
  ///
  /// All of them, whether they are in sight or not; our choice.
  @MainActor
  public func makeUpdateItems() -> [CollectionViewUpdateItem] {
    func paths(_ sections: [Int], _ items: [IndexPath]) -> [IndexPath] {
      (sections.map(Self.sectionPath) + items).sorted()
    }
    let (sections, items) = (batch.sections, batch.items)
    let deleted = paths(sections.deleted, items.deleted).reversed().map {
      CollectionViewUpdateItem(.delete, before: $0, after: nil)
    }
    let inserted = paths(sections.inserted, items.inserted).map {
      CollectionViewUpdateItem(.insert, before: nil, after: $0)
    }
    let reloaded = paths(sections.reloaded, items.reloaded).map { path in
      let after = path.item == NSNotFound ? newSection(path.section).map(Self.sectionPath) : newPath(path)
      return CollectionViewUpdateItem(.reload, before: path, after: after)
    }
    let movedSections = sections.moved.map {
      CollectionViewUpdateItem(.move, before: Self.sectionPath($0.from), after: Self.sectionPath($0.to))
    }
    let movedItems = items.moved.map { CollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    return deleted + inserted + reloaded + movedSections + movedItems
  }

  private static func sectionPath(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

extension ElementID {
  fileprivate func inSection(_ section: Int) -> ElementID {
    ElementID(category, kind: kind, section: section, item: item)
  }
}

extension PlaceMap {
  init(_ changes: BatchUpdate.Changes<Int>) {
    self.init(
      removed: changes.deleted + changes.moved.map(\.from),
      added: changes.inserted + changes.moved.map(\.to))
  }
}
