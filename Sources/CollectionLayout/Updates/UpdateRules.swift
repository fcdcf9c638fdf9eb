import Foundation

/// The conditions on a batch of updates that need no mapping: every place exists, none is named twice (R7).
struct UpdateRules {
  private let batch: BatchUpdate
  private let oldCounts: [Int]
  private let newCounts: [Int]

  init(_ batch: BatchUpdate, from oldCounts: [Int], to newCounts: [Int]) {
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
  }

  func check() throws(UpdateError) {
    let (sections, items) = (batch.sections, batch.items)
    for section in sections.deleted { try check(section, in: oldCounts, "delete", "before") }
    for section in sections.reloaded { try check(section, in: oldCounts, "reload", "before") }
    for section in sections.inserted { try check(section, in: newCounts, "insert", "after") }
    for move in sections.moved {
      try check(move.from, in: oldCounts, "move", "before")
      try check(move.to, in: newCounts, "move to", "after")
    }
    for path in items.deleted { try check(path, in: oldCounts, "delete", "before") }
    for path in items.reloaded { try check(path, in: oldCounts, "reload", "before") }
    for path in items.inserted { try checkInsertion(path) }
    for move in items.moved {
      try check(move.from, in: oldCounts, "move", "before")
      try check(move.to, in: newCounts, "move to", "after")
    }
    try checkRepetition(sections) { "section \($0)" }
    try checkRepetition(items) { "item \($0.name)" }
    let expected = oldCounts.count + sections.inserted.count - sections.deleted.count
    guard expected != newCounts.count else { return }
    let (inserted, deleted) = (sections.inserted.count, sections.deleted.count)
    throw UpdateError(
      "there are \(newCounts.count) sections after the update, but there were \(oldCounts.count), "
        + "\(inserted) were inserted and \(deleted) deleted",
      message:
        "Invalid update: invalid number of sections.  The number of sections contained in the collection "
        + "view after the update (\(newCounts.count)) must be equal to the number of sections contained in the "
        + "collection view before the update (\(oldCounts.count)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  private func check(_ section: Int, in counts: [Int], _ action: String, _ when: String) throws(UpdateError) {
    guard !counts.indices.contains(section) else { return }
    throw UpdateError("\(action) section \(section): there are \(counts.count) sections \(when) the update")
  }

  private func check(_ path: IndexPath, in counts: [Int], _ action: String, _ when: String)
    throws(UpdateError)
  {
    guard path.count == 2 else {
      throw UpdateError(
        "\(action) item: the index path has \(path.count) indexes instead of a section and an item")
    }
    guard counts.indices.contains(path.section) else {
      throw UpdateError(
        "\(action) item \(path.name): there are \(counts.count) sections \(when) the update")
    }
    guard !(0..<counts[path.section]).contains(path.item) else { return }
    throw UpdateError(
      "\(action) item \(path.name): section \(path.section) has \(counts[path.section]) items \(when) the update"
    )
  }

  private func checkInsertion(_ path: IndexPath) throws(UpdateError) {
    do {
      try check(path, in: newCounts, "insert", "after")
    } catch {
      guard path.count == 2, newCounts.indices.contains(path.section) else { throw error }
      let count = newCounts[path.section]
      throw UpdateError(
        error.detail,
        message:
          "attempt to insert item \(path.item) into section \(path.section), but there are only \(count) "
          + "items in section \(path.section) after the update")
    }
  }

  /// A place before the update is named once, and so is a place after it; reloads count as both (R7).
  private func checkRepetition<Place>(
    _ changes: BatchUpdate.Changes<Place>, name: (Place) -> String
  ) throws(UpdateError) {
    let reloads = changes.reloaded.map { ($0, Role.reload) }
    try checkRepetition(
      changes.deleted.map { ($0, Role.delete) } + reloads + changes.moved.map { ($0.from, Role.moveFrom) },
      name)
    try checkRepetition(
      reloads + changes.inserted.map { ($0, Role.insert) } + changes.moved.map { ($0.to, Role.moveTo) }, name)
  }

  private enum Role: String {
    case delete, reload, insert
    case moveFrom = "move from"
    case moveTo = "move to"
  }

  private func checkRepetition<Place: Hashable>(
    _ places: [(Place, Role)], _ name: (Place) -> String
  ) throws(UpdateError) {
    var seen: [Place: Role] = [:]
    for (place, role) in places {
      guard let first = seen.updateValue(role, forKey: place) else { continue }
      throw UpdateError(
        "\(first.rawValue) and \(role.rawValue) \(name(place)): a place is named once in a batch",
        message: Self.message(first, role))
    }
  }

  private static func message(_ first: Role, _ second: Role) -> String? {
    switch (first, second) {
    case (.delete, .reload): "attempt to delete and reload the same index path"
    case (.insert, .moveTo): "attempt to perform an insert and a move to the same index path"
    default: nil
    }
  }
}

/// The changes of items by section.
struct ItemTally {
  /// The items that are given up, by section before the update.
  private(set) var removed: [Int: [Int]] = [:]
  /// The places that are taken, by section after the update.
  private(set) var added: [Int: [Int]] = [:]
  private let changes: BatchUpdate.Changes<IndexPath>

  init(_ changes: BatchUpdate.Changes<IndexPath>) {
    self.changes = changes
    for path in changes.deleted + changes.moved.map(\.from) {
      removed[path.section, default: []].append(path.item)
    }
    for path in changes.inserted + changes.moved.map(\.to) {
      added[path.section, default: []].append(path.item)
    }
  }

  /// The numbers of a section do not add up (R6).
  func countError(old: Int, before: Int, new: Int, after: Int) -> UpdateError {
    let inserted = changes.inserted.count { $0.section == new }
    let deleted = changes.deleted.count { $0.section == old }
    let movedIn = changes.moved.count { $0.to.section == new }
    let movedOut = changes.moved.count { $0.from.section == old }
    return UpdateError(
      "section \(new) has \(after) items after the update, but it had \(before), \(inserted) were inserted, "
        + "\(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out",
      message:
        "Invalid update: invalid number of items in section \(new).  The number of items contained in an "
        + "existing section after the update (\(after)) must be equal to the number of items contained in that "
        + "section before the update (\(before)), plus or minus the number of items inserted or deleted from "
        + "that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved "
        + "into or out of that section (\(movedIn) moved in, \(movedOut) moved out).")
  }
}

extension IndexPath {
  /// The path as elements are named.
  var name: String { "\(section)·\(item)" }
}
