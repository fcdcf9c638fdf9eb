import Foundation
import Testing

@testable import CollectionLayout

@MainActor @Suite struct ScrollTargetTests {
  /// Fifty items of 20 below a header of 10: the content is 1010 high, item 20 lies from 410 to 430, the view shows 100.
  ///
  /// The positions by their raw values: top 1, centred 2, bottom 4, left 8, top and right 33, none 0.
  @Test(arguments: [(UInt(1), CGFloat(410)), (2, 370), (4, 330), (8, 0), (33, 410), (0, 0)])
  func scrollsToAnItem(_ position: UInt, _ y: CGFloat) {
    let stage = UpdateStage([50])
    stage.view.scrollToItem(
      at: path(0, 20), at: CollectionView.ScrollPosition(rawValue: position), animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: y))
  }

  /// The insets are no place to show an item in: below 30 at the top, above 20 at the bottom; the ends stay the ends.
  @Test func scrollsToAnItemWithinTheInsets() {
    let stage = UpdateStage([50])
    stage.view.contentInset = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    stage.view.scrollToItem(at: path(0, 20), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 380)
    stage.view.scrollToItem(at: path(0, 20), at: .bottom, animated: false)
    #expect(stage.view.contentOffset.y == 350)
    stage.view.scrollToItem(at: path(0, 49), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 930)
    stage.view.scrollToItem(at: path(0, 0), at: .bottom, animated: false)
    #expect(stage.view.contentOffset.y == -30)
  }

  /// What does not exist is scrolled to by nobody.
  @Test func ignoresItemsThatDoNotExist() {
    let stage = UpdateStage([5])
    stage.view.scrollToItem(at: path(3, 3), at: .top, animated: false)
    #expect(stage.view.contentOffset == .zero)
  }

  /// v · r / (1 − r): 0.5 at 0.998 is 249.5, 2 at 0.99 is 198; beyond the end it stops at 910.
  @Test(arguments: [
    (CGFloat(0.5), CGFloat(0.998), CGFloat(249.5)), (2, 0.99, 198), (9, 0.998, 910), (-1, 0.99, 0),
  ])
  func slowsDown(_ velocity: CGFloat, _ rate: CGFloat, _ y: CGFloat) {
    let stage = UpdateStage([50])
    stage.view.decelerationRate = ScrollView.DecelerationRate(rawValue: rate)
    let offset = stage.view.endDragging(velocity: CGPoint(x: 0, y: velocity))
    #expect(abs(offset.y - y) < 1e-6, "\(offset.y)")
    #expect(stage.view.contentOffset == offset)
  }

  /// A page is 100: from 130 it is 200 forwards, 100 backwards and 100 without a velocity.
  @Test(arguments: [(CGFloat(0.1), CGFloat(200)), (-0.1, 100), (0, 100)])
  func pages(_ velocity: CGFloat, _ y: CGFloat) {
    let stage = UpdateStage([50])
    stage.view.isPagingEnabled = true
    stage.view.contentOffset = CGPoint(x: 0, y: 130)
    #expect(stage.view.endDragging(velocity: CGPoint(x: 0, y: velocity)).y == y)
  }

  /// The layout's word counts; one that is not finite is named and the proposed offset taken.
  @Test func asksTheLayoutForTheTarget() {
    let stage = UpdateStage([50])
    stage.layout.target = CGPoint(x: 0, y: 77)
    #expect(stage.view.endDragging(velocity: .zero).y == 77)
    #expect(stage.calls().contains("target"))
    stage.layout.target = CGPoint(x: 0, y: CGFloat.nan)
    #expect(stage.view.endDragging(velocity: .zero).y == 77)
    #expect(stage.view.findings.map(\.rule) == ["non-finite-offset"])
  }
}

@MainActor @Suite struct LayoutChangeTests {
  /// O7: both layouts are told, attributes are gathered, both are told.
  @Test func changesLayouts() {
    let stage = UpdateStage([2])
    let flow = FlowLayout()
    stage.view.setCollectionViewLayout(flow, animated: true)
    let calls = stage.calls().filter { !$0.hasPrefix("attributes") && !$0.hasPrefix("view") }
    #expect(
      calls == [
        "prepareForTransitionTo", "prepareForTransitionFrom", "prepare", "size", "target", "elements",
        "final header 0", "final 0·0", "final 0·1", "initial 0·0", "initial 0·1", "finalizeTransition",
        "finalizeTransition",
      ])
    #expect(stage.layout.collectionView == nil && flow.collectionView === stage.view)
    // Two 50 wide items beside each other; the flow has no header.
    #expect(
      stage.transitions == [
        "disappearing header 0: 0 → 0", "moving 0·0: 10 → 0", "moving 0·1: 30 → 60",
      ])
    #expect(stage.view.findings == [])
  }

  /// Half way between two layouts everything is in the middle: from (0, 30) 100 × 20 to (0, 60) 50 × 50.
  ///
  /// The centres are (50, 40) and (25, 85), so the middle is (37.5, 62.5) with 75 × 35.
  @Test func transitionLayoutIsBetween() {
    let stage = UpdateStage([2])
    let layout = TransitionLayout(
      currentLayout: FixedLayout(30, 100, 20), nextLayout: FixedLayout(60, 50, 50))
    layout.transitionProgress = 0.5
    stage.view.collectionViewLayout = layout
    stage.view.layoutIfNeeded()
    let frame = stage.view.layoutAttributesForItem(at: path(0, 1))?.frame
    #expect(frame == CGRect(x: 0, y: 45, width: 75, height: 35))
  }

  /// Every item at one place.
  private final class FixedLayout: CollectionViewLayout {
    private let rect: CGRect

    init(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      rect = CGRect(x: 0, y: y, width: width, height: height)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
      let attributes = LayoutAttributes(forCellWith: indexPath)
      attributes.frame = rect
      return attributes
    }
  }

  /// O7: an animated change of the bounds is announced before and after.
  @Test func animatesBounds() {
    let stage = UpdateStage([9])
    stage.view.changeBoundsAnimated(to: CGRect(x: 0, y: 40, width: 100, height: 100))
    let calls = stage.calls()
    #expect(calls.first == "bounds" && calls.last == "finalize bounds")
    #expect(calls.contains("should"))
    #expect(stage.view.bounds.minY == 40)
  }
}

@MainActor @Suite struct MovementTests {
  /// Takes note of what it is told and moves nothing, since all items are alike.
  private final class MovingData: NSObject, CollectionViewDataSource {
    var counts = [3, 2]
    var moves: [String] = []
    var canMove = true

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      canMove
    }
    func collectionView(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      counts[sourceIndexPath.section] -= 1
      counts[destinationIndexPath.section] += 1
      moves.append("\(sourceIndexPath.name) → \(destinationIndexPath.name)")
    }
  }

  private func makeView(_ data: MovingData) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: ColumnLayout())
    view.dataSource = data
    view.layoutIfNeeded()
    return view
  }

  /// Item 0·0 is held over 1·0, which lies from 80 to 100: the counts follow, and so do the cells.
  @Test func movesAnItemToAnotherSection() {
    let data = MovingData()
    let view = makeView(data)
    let cell = view.cellForItem(at: path(0, 0))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    #expect(view.counts == [2, 3])
    #expect(view.cellForItem(at: path(1, 0)) === cell)
    #expect(cell?.center == CGPoint(x: 50, y: 90))
    #expect(data.moves == [])
    view.endInteractiveMovement()
    #expect(data.moves == ["0·0 → 1·0"])
    // The second section begins at 10 + 2 × 20, its first item 10 below.
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 100, height: 20))
    #expect(view.findings == [])
  }

  /// Broken off, everything is as before.
  @Test func goesBackWhenCancelled() {
    let data = MovingData()
    let view = makeView(data)
    let cell = view.cellForItem(at: path(0, 2))
    let before = view.visibleAttributes.map(\.description)
    #expect(view.beginInteractiveMovementForItem(at: path(0, 2)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 15))
    view.cancelInteractiveMovement()
    #expect(view.counts == [3, 2] && data.moves == [])
    #expect(view.cellForItem(at: path(0, 2)) === cell)
    #expect(view.visibleAttributes.map(\.description) == before)
  }

  /// What cannot be moved, does not exist, or would be the second, is not taken hold of.
  @Test func refusesWhatCannotBeMoved() {
    let data = MovingData()
    let view = makeView(data)
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 7)))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 2)))
    view.cancelInteractiveMovement()
    data.canMove = false
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.endInteractiveMovement()
    #expect(data.moves == [])
  }
}
