import Foundation
import Testing

@testable import CollectionLayout

@MainActor @Suite struct UpdateConversationTests {
  /// O6, O7: new counts, prepare, elements, prepare for updates, final and initial attributes of what is affected and
  /// visible, moved items too, finalize.
  ///
  /// Five items fit into 100 points; the second goes and one comes to the end of two.
  @Test func asksInOrder() {
    let stage = UpdateStage([3])
    #expect(stage.update([2]) { $0.deleteItems(at: [path(0, 1)]) } == nil)
    #expect(
      stage.calls()
        == [
          "sections", "items 0", "invalidate", "invalidate counts", "prepare", "size", "elements",
          "bounds", "updates 1", "target", "delete paths Header", "insert paths Header", "final 0·1",
          "final 0·2", "initial 0·1", "finalize updates", "finalize bounds",
        ])
    #expect(stage.transitions == ["disappearing 0·1: 30 → 30", "moving 0·1: 50 → 30"])
  }

  /// What is neither moved nor touched is not asked about; the new cell is made before its initial attributes.
  @Test func asksOnlyAboutWhatIsAffected() {
    let stage = UpdateStage([2])
    #expect(stage.update([3]) { $0.insertItems(at: [path(0, 2)]) } == nil)
    #expect(
      stage.calls() == [
        "sections", "items 0", "invalidate", "invalidate counts", "prepare", "size", "elements", "bounds",
        "updates 1", "target", "view 0·2", "delete paths Header", "insert paths Header", "initial 0·2",
        "finalize updates", "finalize bounds",
      ])
    #expect(stage.transitions == ["appearing 0·2: 50 → 50"])
  }

  /// Initial and final attributes are the beginning of what appears and the end of what disappears.
  @Test func goesFromInitialToFinal() {
    let stage = UpdateStage([2])
    stage.layout.answersInitialAndFinal = true
    #expect(
      stage.update([2]) {
        $0.deleteItems(at: [path(0, 0)])
        $0.insertItems(at: [path(0, 1)])
      } == nil)
    let alphas = stage.view.updateTransitions.map { [$0.from.alpha, $0.to.alpha] }
    #expect(
      stage.transitions == ["disappearing 0·0: 10 → 0", "moving 0·0: 0 → 10", "appearing 0·1: 0 → 30"])
    #expect(alphas == [[1, 0.5], [0.5, 1], [0.5, 1]])
  }

  /// A reload shows the item anew: it goes and comes, and its cell is asked for again.
  @Test func reloadsAsGoingAndComing() {
    let stage = UpdateStage([2])
    #expect(stage.update([2]) { $0.reloadItems(at: [path(0, 1)]) } == nil)
    #expect(stage.calls().contains("view 0·1"))
    #expect(stage.transitions == ["disappearing 0·1: 30 → 30", "appearing 0·1: 30 → 30"])
  }

  /// Cells stay with their items.
  @Test func keepsCells() {
    let stage = UpdateStage([4])
    let cell = stage.view.cellForItem(at: path(0, 3))
    #expect(stage.update([4]) { $0.moveItem(at: path(0, 3), to: path(0, 0)) } == nil)
    #expect(cell != nil && stage.view.cellForItem(at: path(0, 0)) === cell)
    #expect(cell?.frame.minY == 10)
    #expect(!stage.calls().contains { $0.hasPrefix("view") })
  }

  /// A header goes with its section, wherever that goes.
  @Test func movesHeadersWithSections() {
    let stage = UpdateStage([0, 1])
    #expect(stage.update([1, 0]) { $0.moveSection(1, toSection: 0) } == nil)
    #expect(
      stage.transitions == [
        "moving header 0: 10 → 0", "moving 0·0: 20 → 10", "moving header 1: 0 → 30",
      ])
  }

  /// An item that leaves the visible part is asked about one by one; one that enters comes from where it was.
  @Test func followsItemsOutOfSightAndBack() {
    let stage = UpdateStage([20])
    #expect(stage.update([20]) { $0.moveItem(at: path(0, 0), to: path(0, 19)) } == nil)
    #expect(stage.calls().contains("attributes 0·19"))
    #expect(stage.transitions.first == "moving 0·19: 10 → 390")
  }

  /// R5: a header that vanishes unannounced; named in the paths to delete it just disappears.
  @Test func findsHeadersThatVanish() {
    let stage = UpdateStage([2])
    stage.layout.hidesHeaders = true
    #expect(stage.update([3]) { $0.insertItems(at: [path(0, 0)]) } == nil)
    #expect(
      stage.view.findings.map(\.message) == [
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
          + "UICollectionElementKindSectionHeader at path {0, 0}"
      ])
    let named = UpdateStage([2])
    named.layout.hidesHeaders = true
    named.layout.extraDeleted = [path(0, 0)]
    #expect(named.update([3]) { $0.insertItems(at: [path(0, 0)]) } == nil)
    #expect(named.view.findings == [])
    #expect(named.transitions.first == "disappearing header 0: 0 → 0")
  }

  /// The layout can move the offset; the elements there are asked for.
  @Test func takesTheTargetOffset() {
    let stage = UpdateStage([50])
    stage.layout.target = CGPoint(x: 0, y: 300)
    #expect(stage.update([51]) { $0.insertItems(at: [path(0, 0)]) } == nil)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 300))
    // 300 to 400 are items 14 (290) to 19 (390).
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [14, 15, 16, 17, 18, 19])
  }

  /// Content that gets smaller proposes the last offset that it can rest at: 10 + 20 × 6 − 100 = 30.
  @Test func staysWithinTheContent() {
    let stage = UpdateStage([10])
    stage.view.contentOffset = CGPoint(x: 0, y: 110)
    stage.view.layoutIfNeeded()
    #expect(stage.update([6]) { $0.deleteItems(at: (0..<4).map { path(0, $0) }) } == nil)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 30))
  }

  // MARK: Errors

  /// R6: counts, attributes and cells are those from before, and the layout hears nothing.
  @Test func leavesEverythingAfterAnInvalidUpdate() {
    let stage = UpdateStage([3])
    let before = stage.view.visibleAttributes.map(\.description)
    #expect(stage.update([9]) { $0.deleteItems(at: [path(0, 0)]) } != nil)
    #expect(stage.calls() == ["sections", "items 0"])
    #expect(stage.view.numberOfItems(inSection: 0) == 3)
    #expect(stage.view.visibleAttributes.map(\.description) == before)
    stage.view.layoutIfNeeded()
    #expect(stage.calls() == [])
  }

  /// Where iOS raises, the method without errors leaves a finding.
  @Test func findsInvalidUpdates() {
    let stage = UpdateStage([3])
    var finished: Bool?
    stage.view.performBatchUpdates({ stage.view.insertItems(at: [path(0, 3)]) }) { finished = $0 }
    #expect(stage.view.findings.map(\.rule) == ["invalid-update"])
    #expect(finished == false)
  }

  /// A data source that shrank in silence is noticed at the next update; nothing is lost.
  @Test func findsDataThatShrankInSilence() {
    let stage = UpdateStage([5])
    stage.data.counts = [2]
    stage.view.performBatchUpdates({})
    #expect(stage.view.findings.map(\.rule) == ["invalid-update"])
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
  }

  /// A batch inside of a batch's block is part of it.
  @Test func joinsBatches() {
    let stage = UpdateStage([3])
    let error = stage.update([4]) { view in
      view.deleteItems(at: [path(0, 0)])
      view.performBatchUpdates({ view.insertItems(at: [path(0, 0), path(0, 1)]) })
    }
    #expect(error == nil)
    #expect(stage.view.numberOfItems(inSection: 0) == 4)
    #expect(stage.calls().filter { $0.hasPrefix("updates") } == ["updates 3"])
  }

  /// An update in the midst of a layout pass is refused with a finding; the data is loaded at the next pass.
  @Test func refusesUpdatesInsideOfALayoutPass() {
    let stage = UpdateStage([3])
    stage.layout.whilePreparing = {
      stage.data.counts = [7]
      stage.view.performBatchUpdates({ stage.view.insertItems(at: [path(0, 0)]) })
    }
    #expect(stage.update([4]) { $0.insertItems(at: [path(0, 0)]) } == nil)
    #expect(stage.view.findings.map(\.rule) == ["invalid-update"])
    #expect(stage.view.numberOfItems(inSection: 0) == 4)
    stage.layout.whilePreparing = {}
    stage.view.layoutIfNeeded()
    #expect(stage.view.numberOfItems(inSection: 0) == 7)
  }

  /// R12: a layout pass that is due runs before the block, with the counts of that time.
  @Test func reloadsBeforeTheBlock() {
    let stage = UpdateStage([3])
    stage.view.reloadData()
    var counts: [Int] = []
    #expect(
      stage.update([4]) {
        counts.append($0.numberOfItems(inSection: 0))
        $0.insertItems(at: [path(0, 0)])
      } == nil)
    #expect(counts == [3])
    let calls = stage.calls()
    #expect(calls.prefix(2) == ["invalidate", "invalidate counts"])
    #expect(calls.filter { $0 == "prepare" }.count == 2)
    // Data that changed before a pending reload is known by then: announcing it again is an error.
    stage.view.reloadData()
    stage.data.counts = [5]
    stage.view.insertItems(at: [path(0, 0)])
    #expect(stage.view.findings.map(\.rule) == ["invalid-update"])
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
  }
}
