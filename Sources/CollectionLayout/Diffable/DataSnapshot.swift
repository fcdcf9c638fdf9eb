import Foundation

/// The data by identity, shaped like `NSDiffableDataSourceSnapshot`: sections, and the items of each.
///
/// An identifier exists once. Where iOS raises, because one is added twice or is not there, the identifier is left
/// out and the fault is kept in `faults`.
public struct DataSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [Section] = []
  /// What was asked for and could not be done, a sentence each.
  public private(set) var faults: [String] = []
  /// The items that are to be shown anew.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The items whose cells are to be set up anew.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  /// The sections that are to be shown anew.
  public private(set) var reloadedSectionIdentifiers: [Section] = []

  private var items: [Section: [Item]] = [:]
  private var sections: [Item: Section] = [:]

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, section by section.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of items.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of a section in order; none for a section that does not exist.
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  /// The number of items of a section.
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  /// The section of an item; `nil` if the item does not exist.
  public func sectionIdentifier(containingItem item: Item) -> Section? { sections[item] }
  /// The place of an item among all items; `nil` if it does not exist.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let path = indexPath(of: item) else { return nil }
    return sectionIdentifiers.prefix(path.section).reduce(path.item) { $0 + numberOfItems(inSection: $1) }
  }
  /// The place of a section; `nil` if it does not exist.
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }

  /// The path of an item; `nil` if it does not exist.
  public func indexPath(of item: Item) -> IndexPath? {
    guard let section = sections[item], let index = indexOfSection(section),
      let place = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one if none is named.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last, items[section] != nil else {
      return fault("append items: there is no such section")
    }
    add(identifiers, to: section, at: numberOfItems(inSection: section))
  }

  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [Item], beforeItem item: Item) {
    insert(identifiers, beside: item, offset: 0)
  }

  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [Item], afterItem item: Item) {
    insert(identifiers, beside: item, offset: 1)
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [Item]) {
    let known = Set(identifiers.filter { sections[$0] != nil })
    for section in Set(known.compactMap { sections[$0] }) {
      items[section]?.removeAll(where: known.contains)
    }
    for item in known { sections[item] = nil }
    forget(known)
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = DataSnapshot() }

  /// Gives an item the place before another one.
  public mutating func moveItem(_ identifier: Item, beforeItem item: Item) {
    move(identifier, beside: item, offset: 0)
  }

  /// Gives an item the place after another one.
  public mutating func moveItem(_ identifier: Item, afterItem item: Item) {
    move(identifier, beside: item, offset: 1)
  }

  /// Has items shown anew.
  public mutating func reloadItems(_ identifiers: [Item]) {
    reloadedItemIdentifiers += existing(identifiers, "reload").filter {
      !reloadedItemIdentifiers.contains($0)
    }
  }

  /// Has the cells of items set up anew.
  public mutating func reconfigureItems(_ identifiers: [Item]) {
    reconfiguredItemIdentifiers += existing(identifiers, "reconfigure")
  }

  // MARK: Sections

  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [Section]) {
    add(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds empty sections before another one.
  public mutating func insertSections(_ identifiers: [Section], beforeSection section: Section) {
    guard let index = indexOfSection(section) else { return fault("insert before section \(section): none") }
    add(identifiers, at: index)
  }

  /// Adds empty sections after another one.
  public mutating func insertSections(_ identifiers: [Section], afterSection section: Section) {
    guard let index = indexOfSection(section) else { return fault("insert after section \(section): none") }
    add(identifiers, at: index + 1)
  }

  /// Takes sections and their items out.
  public mutating func deleteSections(_ identifiers: [Section]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    for section in gone {
      let removed = Set(items.removeValue(forKey: section) ?? [])
      for item in removed { sections[item] = nil }
      forget(removed)
    }
  }

  /// Gives a section the place before another one.
  public mutating func moveSection(_ identifier: Section, beforeSection section: Section) {
    move(identifier, beside: section, offset: 0)
  }

  /// Gives a section the place after another one.
  public mutating func moveSection(_ identifier: Section, afterSection section: Section) {
    move(identifier, beside: section, offset: 1)
  }

  /// Has sections shown anew.
  public mutating func reloadSections(_ identifiers: [Section]) {
    for section in identifiers where !reloadedSectionIdentifiers.contains(section) {
      guard items[section] != nil else { fault("reload section \(section): there is none"); continue }
      reloadedSectionIdentifiers.append(section)
    }
  }

  /// The same data with nothing to be shown anew.
  func settled() -> DataSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.faults = []
    return copy
  }

  // MARK: Changing

  private mutating func fault(_ sentence: String) { faults.append(sentence) }

  private mutating func existing(_ identifiers: [Item], _ action: String) -> [Item] {
    let missing = identifiers.filter { sections[$0] == nil }
    for item in missing { fault("\(action) item \(item): there is none") }
    return missing.isEmpty ? identifiers : identifiers.filter { sections[$0] != nil }
  }

  private mutating func forget(_ removed: Set<Item>) {
    reloadedItemIdentifiers.removeAll(where: removed.contains)
    reconfiguredItemIdentifiers.removeAll(where: removed.contains)
  }

  private mutating func add(_ identifiers: [Item], to section: Section, at index: Int) {
    var new: [Item] = []
    for item in identifiers {
      if let owner = sections[item] {
        fault("add item \(item): it is in section \(owner) already")
      } else {
        sections[item] = section
        new.append(item)
      }
    }
    items[section, default: []].insert(contentsOf: new, at: index)
  }

  private mutating func insert(_ identifiers: [Item], beside item: Item, offset: Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      return fault("insert beside item \(item): there is none")
    }
    add(identifiers, to: section, at: index + offset)
  }

  private mutating func move(_ identifier: Item, beside item: Item, offset: Int) {
    guard identifier != item, let source = sections[identifier], let target = sections[item] else {
      return fault("move item \(identifier) beside \(item): both must exist and differ")
    }
    items[source]?.removeAll { $0 == identifier }
    guard let index = items[target]?.firstIndex(of: item) else { return }
    items[target]?.insert(identifier, at: index + offset)
    sections[identifier] = target
  }

  private mutating func add(_ identifiers: [Section], at index: Int) {
    var new: [Section] = []
    for section in identifiers {
      if items[section] == nil {
        items[section] = []
        new.append(section)
      } else {
        fault("add section \(section): it is there already")
      }
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  private mutating func move(_ identifier: Section, beside section: Section, offset: Int) {
    guard identifier != section, let from = indexOfSection(identifier), items[section] != nil else {
      return fault("move section \(identifier) beside \(section): both must exist and differ")
    }
    sectionIdentifiers.remove(at: from)
    guard let index = indexOfSection(section) else { return }
    sectionIdentifiers.insert(identifier, at: index + offset)
  }
}
