import Foundation
import Testing

@testable import CollectionLayout

@MainActor @Suite struct DiffableTests {
  private typealias Snapshot = DataSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      "\(section) \(snapshot.itemIdentifiers(inSection: section).map(String.init).joined(separator: " "))"
    }.joined(separator: ", ")
  }

  @Test func changesSnapshots() {
    var data = snapshot([("a", [1, 2, 3]), ("b", [4])])
    data.insertItems([5, 6], beforeItem: 2)
    data.insertItems([7], afterItem: 4)
    data.moveItem(1, afterItem: 7)
    data.deleteItems([3, 99])
    data.insertSections(["c"], beforeSection: "b")
    data.moveSection("a", afterSection: "b")
    #expect(text(data) == "c , b 4 7 1, a 5 6 2")
    #expect(data.numberOfItems == 6)
    #expect(data.indexOfItem(6) == 4)
    #expect(data.sectionIdentifier(containingItem: 1) == "b")
    data.deleteSections(["b"])
    #expect(text(data) == "c , a 5 6 2")
    #expect(data.sectionIdentifier(containingItem: 1) == nil)
    #expect(data.faults == [])
  }

  /// Where iOS raises, the identifier is left out and the fault named.
  @Test func namesFaults() {
    var data = snapshot([("a", [1, 1])])
    data.appendSections(["a"])
    data.appendItems([2], toSection: "z")
    data.insertItems([3], afterItem: 8)
    data.moveItem(1, beforeItem: 1)
    data.reloadItems([9])
    #expect(text(data) == "a 1")
    #expect(
      data.faults == [
        "add item 1: it is in section a already", "add section a: it is there already",
        "append items: there is no such section", "insert beside item 8: there is none",
        "move item 1 beside 1: both must exist and differ", "reload item 9: there is none",
      ])
  }

  /// One item goes, one comes, one changes section, one its place among those that stay.
  @Test func findsDifferences() {
    let difference = SnapshotDifference(
      from: snapshot([("a", [1, 2, 3, 4]), ("b", [5])]), to: snapshot([("b", [5, 2]), ("a", [4, 3, 6])]))
    let changes = difference.changes
    #expect(changes.sections.moved.count == 1)
    #expect(changes.items.deleted == [path(0, 0)])
    #expect(changes.items.inserted == [path(1, 2)])
    #expect(changes.items.moved.contains(BatchUpdate.Move(from: path(0, 1), to: path(0, 1))))
    #expect(changes.items.moved.count == 2)
  }

  /// Every change is a batch that fits, counts are those of the snapshot, and cells stay with their items.
  @Test func appliesRandomSnapshots() {
    var made: [Int: CollectionViewCell] = [:]
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 4000), collectionViewLayout: ColumnLayout())
    let source = DiffableDataSource<String, Int>(collectionView: view) { _, _, item in
      let cell = CollectionViewCell()
      made[item] = cell
      return cell
    }
    var random = TestRandom(11)
    for step in 0..<1000 {
      let before = Set(source.snapshot().itemIdentifiers)
      let cells = made
      var items = (0..<30).filter { _ in random.chance(60) }
      var next: [(String, [Int])] = []
      for section in ["a", "b", "c", "d"] where random.chance(75) {
        let at = random.below(next.count + 1)
        var mine = Array(items.prefix(random.below(items.count + 1)))
        items.removeFirst(mine.count)
        for index in mine.indices where random.chance(20) { mine.swapAt(index, random.below(mine.count)) }
        next.insert((section, mine), at: at)
      }
      let data = snapshot(next)
      source.apply(data)
      #expect(view.findings == [], "step \(step)")
      #expect(view.counts == next.map(\.1.count), "step \(step)")
      for (section, value) in next.enumerated() {
        for (item, id) in value.1.enumerated() {
          let cell = view.cellForItem(at: path(section, item))
          #expect(cell === made[id], "step \(step), item \(id)")
          if before.contains(id) { #expect(cell === cells[id], "step \(step), item \(id) was there") }
          #expect(source.itemIdentifier(for: path(section, item)) == id)
          #expect(source.indexPath(for: id) == path(section, item))
        }
      }
    }
  }

  /// Reloaded items get another cell, as do those that are set up anew; the others keep theirs.
  @Test func reloadsAndReconfigures() {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: ColumnLayout())
    var made: [Int] = []
    let source = DiffableDataSource<String, Int>(collectionView: view) { _, _, item in
      made.append(item)
      return CollectionViewCell()
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    made = []
    var data = source.snapshot()
    data.insertItems([4], beforeItem: 1)
    data.reloadItems([2])
    data.reconfigureItems([3])
    source.apply(data)
    view.layoutIfNeeded()
    #expect(made == [4, 2, 3])
    data.appendItems([1])
    source.apply(data)
    #expect(view.findings.map(\.rule) == ["invalid-snapshot"])
  }

  /// Thousands out of place are all moved rather than compared for minutes.
  @Test func movesManyAtOnce() {
    let numbers = Array(0..<20_000)
    let displaced = Displaced(from: numbers, to: Array(numbers.reversed()))
    #expect(displaced.elements.count == 20_000)
    #expect(Displaced(from: numbers, to: [1, 0] + numbers.dropFirst(2)).elements.count == 1)
  }
}
