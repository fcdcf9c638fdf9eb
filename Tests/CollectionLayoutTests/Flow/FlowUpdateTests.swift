import Foundation
import Testing

@testable import CollectionLayout

/// Batches of updates that a flow layout follows without asking and wrapping everything anew.
@MainActor
struct FlowUpdateTests {
  /// A stage whose sizes belong to the items, not to their places.
  private final class Sizes {
    var lists: [[CGSize]]
    init(_ lists: [[CGSize]]) { self.lists = lists }
  }

  private let sizes: Sizes
  private let delegate: SizeDelegate
  private let stage: FlowStage

  init() {
    var numbers = SeededNumbers(5)
    let sizes = Sizes((0..<4).map { _ in (0..<300).map { _ in Self.randomSize(&numbers) } })
    self.sizes = sizes
    delegate = SizeDelegate { sizes.lists[$0.section][$0.item] }
    stage = FlowStage([300, 300, 300, 300], delegate: delegate)
  }

  private static func randomSize(_ numbers: inout SeededNumbers) -> CGSize {
    CGSize(
      CGFloat(Int.random(in: 20...120, using: &numbers)), CGFloat(Int.random(in: 20...90, using: &numbers)))
  }

  private func perform(_ change: @escaping (CollectionView) -> Void) {
    stage.view.performBatchUpdates({
      change(stage.view)
      stage.data.counts = sizes.lists.map(\.count)
    })
  }

  /// The frames of all elements, and those of a layout that never was anything else.
  private func frames() -> (ours: [CGRect], fresh: [CGRect]) {
    func all(_ stage: FlowStage) -> [CGRect] {
      let everything = CGRect(0, 0, 375, 1e7)
      return (stage.flow.layoutAttributesForElements(in: everything) ?? []).map(\.frame)
        + [CGRect(origin: .zero, size: stage.flow.collectionViewContentSize)]
    }
    return (all(stage), all(FlowStage(sizes.lists.map(\.count), delegate: delegate)))
  }

  private func expectFresh(_ note: String, _ location: SourceLocation = #_sourceLocation) {
    let (ours, fresh) = frames()
    #expect(ours == fresh, "\(note)", sourceLocation: location)
    #expect(stage.view.findings.isEmpty, "\(note)", sourceLocation: location)
  }

  @Test("an insertion asks for the new item and for seven that moved, of 1200")
  func insertion() {
    let asked = delegate.asked
    sizes.lists[1].insert(CGSize(77, 55), at: 150)
    perform { $0.insertItems(at: [IndexPath(item: 150, section: 1)]) }
    // Items 151…157: the eight places from the new item on, without the item itself.
    #expect(delegate.asked - asked == 1 + 7)
    expectFresh("insertion")
  }

  @Test("a reload asks for its items only")
  func reload() {
    let asked = delegate.asked
    sizes.lists[2][10] = CGSize(300, 200)
    sizes.lists[2][200] = CGSize(10, 20)
    perform { $0.reloadItems(at: [IndexPath(item: 10, section: 2), IndexPath(item: 200, section: 2)]) }
    #expect(delegate.asked - asked == 2)
    expectFresh("reload")
  }

  @Test("a move to another section takes the size along and asks for a few only")
  func move() {
    sizes.lists[3].insert(sizes.lists[0].remove(at: 7), at: 299)
    let asked = delegate.asked
    perform { $0.moveItem(at: IndexPath(item: 7, section: 0), to: IndexPath(item: 299, section: 3)) }
    // Eight that moved up in section 0; in section 3 the item itself and the last, which made room for it.
    #expect(delegate.asked - asked == 8 + 2)
    expectFresh("move")
  }

  @Test("a thousand random batches place every item where a new layout does")
  func randomBatches() {
    var numbers = SeededNumbers(11)
    for step in 0..<1000 {
      let old = sizes.lists
      var batch = BatchUpdate()
      let section = Int.random(in: 0..<4, using: &numbers)
      let gone = Set((0..<2).map { _ in Int.random(in: 0..<old[section].count, using: &numbers) }).sorted()
      let mover = gone.last.flatMap { _ in step % 3 == 0 ? gone.last : nil }
      batch.items.deleted = gone.filter { $0 != mover }.map { IndexPath(item: $0, section: section) }
      for item in gone.reversed() { sizes.lists[section].remove(at: item) }
      if let mover {
        let to = (section + step % 2) % 4
        sizes.lists[to].insert(old[section][mover], at: 3)
        batch.items.moved = [
          .init(from: IndexPath(item: mover, section: section), to: IndexPath(item: 3, section: to))
        ]
      }
      // Behind the place of what moved, so that its place stays 3.
      for place in [20, 21, 40] where (step + place) % 4 < 3 {
        sizes.lists[section].insert(Self.randomSize(&numbers), at: place)
        batch.items.inserted.append(IndexPath(item: place, section: section))
      }
      perform { view in view.change { $0.append(batch) } }
      if step % 10 == 0 || step == 999 {
        let (ours, fresh) = frames()
        guard ours == fresh else {
          Issue.record("step \(step): \(batch)")
          return
        }
      }
    }
    #expect(stage.view.findings.isEmpty)
  }

  @Test("a delegate that answers by place is asked about everything again")
  func placeDelegate() {
    let byPlace = SizeDelegate { CGSize($0.item % 3 == 0 ? 100 : 60, 40) }
    let stage = FlowStage([60], delegate: byPlace)
    stage.view.performBatchUpdates({
      stage.view.insertItems(at: [IndexPath(item: 10, section: 0)])
      stage.data.counts = [61]
    })
    let widths = (0..<61).map { stage.frame($0)?.width }
    #expect(widths == (0..<61).map { $0 % 3 == 0 ? 100 : 60 })
  }

  @Test("an empty batch asks for all sizes again, which is how sizes are changed with animation")
  func emptyBatch() {
    sizes.lists[0][0] = CGSize(200, 200)
    perform { _ in }
    expectFresh("empty batch")
  }

  @Test("an insertion between items that are too long is solved from nothing, with its finding")
  func problems() {
    sizes.lists[0][0] = CGSize(500, 20)
    perform { _ in }
    sizes.lists[0].insert(CGSize(30, 30), at: 0)
    perform { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(stage.view.findings.map(\.element) == [.cell(0, 1)])
    let (ours, fresh) = frames()
    #expect(ours == fresh)
  }
}
