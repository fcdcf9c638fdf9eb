import Foundation

@testable import CollectionLayout

/// Data with an identity for every section and item, to follow them through batches.
struct ModelData: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section]

  var counts: [Int] { sections.map(\.items.count) }
}

/// A small generator of pseudo-random numbers (a linear congruence): the same seed gives the same numbers.
struct TestRandom {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// A batch of all kinds of changes, made together with the data before and after it.
struct RandomBatch {
  let old: ModelData
  private(set) var new: ModelData
  private(set) var batch: BatchUpdate
  private var random: TestRandom
  private var nextID: Int

  /// Makes batches until one names no place twice, which a reload and an insertion can do by chance (R7).
  init(seed: UInt64, old: ModelData) {
    self.old = old
    random = TestRandom(seed)
    nextID = 1 + (old.sections.flatMap { [$0.id] + $0.items }.max() ?? 0)
    (new, batch) = (old, BatchUpdate())
    repeat { make() } while namesAPlaceTwice
  }

  private var namesAPlaceTwice: Bool {
    let (sections, items) = (batch.sections, batch.items)
    return !Set(sections.reloaded).isDisjoint(with: sections.inserted + sections.moved.map(\.to))
      || !Set(items.reloaded).isDisjoint(with: items.inserted + items.moved.map(\.to))
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  private mutating func make() {
    batch = BatchUpdate()
    new = ModelData(sections: [])
    var origins: [Int: IndexPath] = [:]
    var moved: [Int] = []
    var movedSections: [(from: Int, section: ModelData.Section)] = []
    for (index, section) in old.sections.enumerated() {
      let fate = random.below(10)
      if fate == 0 {
        batch.sections.deleted.append(index)
        continue
      }
      if fate == 1 {
        batch.sections.reloaded.append(index)
        let items = (0..<random.below(6)).map { _ in newID() }
        new.sections.append(ModelData.Section(id: -section.id, items: items))
        continue
      }
      var stays: [Int] = []
      for (item, id) in section.items.enumerated() {
        let path = IndexPath(item: item, section: index)
        switch random.below(10) {
        case 0: batch.items.deleted.append(path)
        case 1:
          origins[id] = path
          moved.append(id)
        case 2:
          batch.items.reloaded.append(path)
          stays.append(id)
        default: stays.append(id)
        }
      }
      let kept = ModelData.Section(id: section.id, items: stays)
      if fate == 2 { movedSections.append((index, kept)) } else { new.sections.append(kept) }
    }
    for (from, section) in movedSections {
      new.sections.insert(section, at: random.below(new.sections.count + 1))
      batch.sections.moved.append(BatchUpdate.Move(from: from, to: section.id))
    }
    var fresh: Set<Int> = []
    for _ in 0..<random.below(3) {
      let section = ModelData.Section(id: newID(), items: (0..<random.below(5)).map { _ in newID() })
      fresh.insert(section.id)
      new.sections.insert(section, at: random.below(new.sections.count + 1))
    }
    let targets = new.sections.indices.filter { new.sections[$0].id > 0 }
    var insertedItems: Set<Int> = []
    for _ in 0..<random.below(5) where !targets.isEmpty {
      let id = newID()
      insertedItems.insert(id)
      put(id, targets)
    }
    for id in moved {
      if targets.isEmpty {
        if let path = origins.removeValue(forKey: id) { batch.items.deleted.append(path) }
      } else {
        put(id, targets)
      }
    }
    name(fresh, insertedItems, origins)
  }

  private mutating func put(_ id: Int, _ targets: [Int]) {
    let section = targets[random.below(targets.count)]
    new.sections[section].items.insert(id, at: random.below(new.sections[section].items.count + 1))
  }

  /// Reads the final places off the new data.
  private mutating func name(_ fresh: Set<Int>, _ insertedItems: Set<Int>, _ origins: [Int: IndexPath]) {
    let places = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1.id, $0) })
    batch.sections.moved = batch.sections.moved.map {
      BatchUpdate.Move(from: $0.from, to: places[$0.to] ?? -1)
    }
    for (index, section) in new.sections.enumerated() {
      if fresh.contains(section.id) { batch.sections.inserted.append(index) }
      for (item, id) in section.items.enumerated() {
        let path = IndexPath(item: item, section: index)
        if insertedItems.contains(id) { batch.items.inserted.append(path) }
        if let from = origins[id] { batch.items.moved.append(BatchUpdate.Move(from: from, to: path)) }
      }
    }
  }
}
