import Foundation

/// An item that is being moved by hand.
struct InteractiveMovement {
  /// Where the movement began.
  let origin: IndexPath
  /// Where the item would be dropped now.
  var target: IndexPath
  /// Where the item is held, in points of the content.
  var position: CGPoint
}

extension CollectionView {
  /// Takes hold of an item that exists, unless one is held already.
  func beginMovement(of path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard conversation.movement == nil, !conversation.isLayingOut,
      (0..<numberOfItems(inSection: path.section)).contains(path.item),
      dataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    let position = layoutAttributesForItem(at: path)?.center ?? .zero
    conversation.movement = InteractiveMovement(origin: path, target: path, position: position)
    conversation.isQueryNeeded = true
    setNeedsLayout()
    return true
  }

  /// Holds the item elsewhere: the others make room at the path that the layout gives it there.
  func updateMovement(to position: CGPoint) {
    guard let movement = conversation.movement, position.x.isFinite, position.y.isFinite else { return }
    let layout = collectionViewLayout
    let element = ElementID.cell(movement.target.section, movement.target.item)
    let proposed = recorded(.targetPath(element, position), answer: { _ in .nothing }) {
      layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
    }
    let target = shift(movement.target, to: proposed) ? proposed : movement.target
    let context = recorded(.movementContext(element), answer: { .claims($0.claims) }) {
      layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [movement.target], previousPosition: movement.position)
    }
    conversation.movement?.target = target
    conversation.movement?.position = position
    keepingCounts { layout.invalidateLayout(with: context) }
    layoutIfNeeded()
  }

  /// Lets go of the item: the data source moves it, or everything goes back.
  func endMovement(isCancelled: Bool) {
    guard let movement = conversation.movement else { return }
    let layout = collectionViewLayout
    let final = isCancelled ? movement.origin : movement.target
    if isCancelled { _ = shift(movement.target, to: movement.origin) }
    conversation.movement = nil
    let context = recorded(
      .movementContext(.cell(final.section, final.item)), answer: { .claims($0.claims) }
    ) {
      layout.invalidationContext(
        forEndingInteractiveMovementOfItemsToFinalIndexPaths: [final],
        previousIndexPaths: [movement.origin], movementCancelled: isCancelled)
    }
    if !isCancelled, final != movement.origin {
      dataSource?.collectionView(self, moveItemAt: movement.origin, to: final)
    }
    keepingCounts { layout.invalidateLayout(with: context) }
    layoutIfNeeded()
  }

  /// The attributes of the held item, instead of those that the layout has for its path.
  func heldAttributes(for attributes: LayoutAttributes) -> LayoutAttributes {
    guard let movement = conversation.movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.target
    else { return attributes }
    let element = attributes.elementID
    return recorded(.movingAttributes(element, movement.position), answer: { .frame($0.frame) }) {
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: movement.position)
    }
  }

  /// Lets counts and views follow the held item from one path to another; false if there is no such place.
  private func shift(_ path: IndexPath, to target: IndexPath) -> Bool {
    guard path != target else { return true }
    var batch = BatchUpdate()
    batch.items.moved = [BatchUpdate.Move(from: path, to: target)]
    var newCounts = counts
    guard target.count == 2, newCounts.indices.contains(target.section) else { return false }
    newCounts[path.section] -= 1
    newCounts[target.section] += 1
    guard let plan = try? UpdatePlan(batch, from: counts, to: newCounts) else { return false }
    collectionViewLayout.willUpdate(plan)
    followViews(plan)
    adopt(counts: newCounts)
    return true
  }

  /// Invalidates without asking for the counts, which follow the movement until the data source does.
  private func keepingCounts(_ invalidate: () -> Void) {
    let known = counts
    invalidate()
    adopt(counts: known)
  }
}
