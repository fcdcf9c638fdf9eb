import Foundation
import Testing

@testable import CollectionLayout

@Suite struct UpdatePlanTests {
  /// Every item is followed by its identity: the plan's maps must agree with where the model has it.
  @Test func mapsThousandsOfRandomBatchesAsTheModelDoes() throws {
    var data = ModelData(sections: (1...4).map { .init(id: $0, items: Array(($0 * 100)..<($0 * 100 + 5))) })
    for seed in 0..<3000 {
      let random = RandomBatch(seed: UInt64(seed), old: data)
      let (old, new) = (random.old, random.new)
      let plan = try UpdatePlan(random.batch, from: old.counts, to: new.counts)
      let expected = places(new)
      for (index, section) in old.sections.enumerated() {
        let isReloaded = random.batch.sections.reloaded.contains(index)
        let place = new.sections.firstIndex { $0.id == (isReloaded ? -section.id : section.id) }
        #expect(plan.newSection(index) == place, "seed \(seed), section \(index), \(random.batch)")
        if let place { #expect(plan.oldSection(place) == index, "seed \(seed), section \(place)") }
        for (item, id) in section.items.enumerated() {
          let path = IndexPath(item: item, section: index)
          #expect(plan.newPath(path) == expected[id], "seed \(seed), item \(path.name), \(random.batch)")
        }
      }
      let former = places(old)
      for (id, path) in expected {
        #expect(plan.oldPath(path) == former[id], "seed \(seed), item \(path.name), \(random.batch)")
      }
      // Ids are kept small and positive for the next round.
      data = ModelData(
        sections: new.sections.map { .init(id: abs($0.id), items: Array($0.items.prefix(8))) })
      if data.sections.count > 8 { data.sections.removeLast(4) }
      if data.sections.isEmpty { data.sections = [.init(id: 1, items: [100, 101, 102])] }
    }
  }

  private func places(_ data: ModelData) -> [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, value) in data.sections.enumerated() {
      for (item, id) in value.items.enumerated() { places[id] = IndexPath(item: item, section: section) }
    }
    return places
  }

  /// One item more than announced, in any section that is neither new nor reloaded, is an error.
  @Test func refusesCountsThatDoNotAddUp() throws {
    let data = ModelData(sections: (1...5).map { .init(id: $0, items: Array(($0 * 100)..<($0 * 100 + 4))) })
    for seed in 0..<200 {
      let random = RandomBatch(seed: UInt64(seed), old: data)
      let plan = try UpdatePlan(random.batch, from: data.counts, to: random.new.counts)
      for section in random.new.counts.indices {
        guard let old = plan.oldSection(section), !plan.isReloaded(section: old) else { continue }
        var counts = random.new.counts
        counts[section] += 1
        #expect(throws: UpdateError.self, "seed \(seed), section \(section)") {
          try UpdatePlan(random.batch, from: data.counts, to: counts)
        }
      }
    }
  }

  private func error(_ from: [Int], _ to: [Int], _ make: (inout BatchUpdate) -> Void) -> UpdateError? {
    var batch = BatchUpdate()
    make(&batch)
    do {
      _ = try UpdatePlan(batch, from: from, to: to)
      return nil
    } catch {
      return error
    }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// R6, with the numbers of the sentence: 6 before, 1 inserted, still 6.
  @Test func saysTheNumbersOfItemsAsThePlatformDoes() {
    let error = error([6], [6]) { $0.items.inserted = [path(0, 5)] }
    #expect(
      error?.message
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
        + "section after the update (6) must be equal to the number of items contained in that section before "
        + "the update (6), plus or minus the number of items inserted or deleted from that section (1 inserted, "
        + "0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, "
        + "0 moved out).")
    #expect(
      error?.detail
        == "section 0 has 6 items after the update, but it had 6, 1 were inserted, 0 deleted, 0 moved in and "
        + "0 moved out")
  }

  /// R6 for sections: one before, one inserted, still one.
  @Test func saysTheNumberOfSectionsAsThePlatformDoes() {
    let error = error([2], [2]) { $0.sections.inserted = [0] }
    #expect(error?.message?.hasPrefix("Invalid update: invalid number of sections.") == true)
    #expect(
      error?.detail
        == "there are 1 sections after the update, but there were 1, 1 were inserted and 0 deleted")
  }

  /// R7: item 6 in a section of 6.
  @Test func saysWhereAnInsertionDoesNotFit() {
    let error = error([5], [6]) { $0.items.inserted = [path(0, 6)] }
    #expect(
      error?.message
        == "attempt to insert item 6 into section 0, but there are only 6 items in section 0 after the update"
    )
  }

  /// R7: the two sentences that are known.
  @Test func saysThatAPlaceIsNamedTwice() {
    let first = error([3], [2]) {
      $0.items.deleted = [path(0, 1)]
      $0.items.reloaded = [path(0, 1)]
    }
    #expect(first?.message == "attempt to delete and reload the same index path")
    let second = error([3], [4]) {
      $0.items.inserted = [path(0, 1)]
      $0.items.moved = [BatchUpdate.Move(from: path(0, 0), to: path(0, 1))]
    }
    #expect(second?.message == "attempt to perform an insert and a move to the same index path")
  }

  /// R7: no place twice in {reload, delete, move from} nor in {reload, insert, move to}.
  @Test(arguments: [
    ("delete, delete", 1), ("reload, reload", 2), ("delete, move", 3), ("reload, move", 4),
    ("insert, insert", 5), ("reload, insert", 6), ("move, move", 7),
  ])
  func refusesAPlaceNamedTwice(_ name: String, _ number: Int) {
    let one = path(0, 1)
    let error = error([4], [4]) { batch in
      switch number {
      case 1: batch.items.deleted = [one, one]
      case 2: batch.items.reloaded = [one, one]
      case 3:
        batch.items.deleted = [one]
        batch.items.moved = [BatchUpdate.Move(from: one, to: path(0, 2))]
      case 4:
        batch.items.reloaded = [one]
        batch.items.moved = [BatchUpdate.Move(from: one, to: path(0, 2))]
      case 5: batch.items.inserted = [one, one]
      case 6:
        batch.items.reloaded = [one]
        batch.items.inserted = [one]
      default:
        batch.items.moved = [
          BatchUpdate.Move(from: path(0, 0), to: one), BatchUpdate.Move(from: path(0, 2), to: one),
        ]
      }
    }
    #expect(error?.detail.hasSuffix("item 0·1: a place is named once in a batch") == true, "\(name)")
  }

  /// Deletions, reloads and origins of moves are places before the update, the others places after it.
  @Test(arguments: ["delete", "reload", "move", "move to", "insert"])
  func refusesAPlaceThatDoesNotExist(_ action: String) {
    let far = path(0, 9)
    let error = error([3], [3]) { batch in
      switch action {
      case "delete": batch.items.deleted = [far]
      case "reload": batch.items.reloaded = [far]
      case "move": batch.items.moved = [BatchUpdate.Move(from: far, to: path(0, 0))]
      case "move to": batch.items.moved = [BatchUpdate.Move(from: path(0, 0), to: far)]
      default: batch.items.inserted = [far]
      }
    }
    let when = ["insert", "move to"].contains(action) ? "after" : "before"
    #expect(error?.detail == "\(action) item 0·9: section 0 has 3 items \(when) the update")
  }

  /// O6: deletions descending, insertions ascending, then reloads, then moves.
  @MainActor @Test func ordersUpdateItems() throws {
    var batch = BatchUpdate()
    batch.items.deleted = [path(0, 0), path(0, 3)]
    batch.items.inserted = [path(1, 2), path(0, 1)]
    batch.items.reloaded = [path(0, 2)]
    batch.items.moved = [BatchUpdate.Move(from: path(1, 0), to: path(1, 1))]
    batch.sections.deleted = [2]
    let plan = try UpdatePlan(batch, from: [5, 2, 1], to: [4, 3])
    let lines = plan.makeUpdateItems().map { item in
      func text(_ path: IndexPath?) -> String {
        path.map { $0.item == NSNotFound ? "section \($0.section)" : $0.name } ?? "-"
      }
      return "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
    }
    // Item 0·2 loses the item before it and gains one at 0·1, so that it stays 0·2.
    #expect(
      lines == [
        "delete section 2 -", "delete 0·3 -", "delete 0·0 -", "insert - 0·1", "insert - 1·2",
        "reload 0·2 0·2", "move 1·0 1·1",
      ])
  }
}
