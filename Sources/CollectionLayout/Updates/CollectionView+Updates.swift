import Foundation

extension CollectionView {
  /// Makes several changes of the data known together, or leaves everything as it was.
  ///
  /// A layout pass that is due runs first, so the counts are read before the block (R12). A batch inside of the
  /// block becomes part of this one. What is asked for in the midst of a layout pass is not performed: the data is
  /// loaded anew at the next pass.
  ///
  /// - Throws: an `UpdateError` if the batch contradicts itself or the data (R6, R7); counts, attributes and views
  ///   are still those from before.
  public func performBatchUpdates(throwing updates: () -> Void) throws(UpdateError) {
    if conversation.batch != nil { return updates() }
    guard !conversation.isLayingOut else {
      _ = collect(updates)
      reloadData()
      throw UpdateError("an update inside of a layout pass; the data is loaded anew at the next pass")
    }
    layoutIfNeeded()
    conversation.transitions = []
    let batch = collect(updates)
    if conversation.isReloadPending { return layoutIfNeeded() }
    let oldCounts = counts
    forgetCounts()
    do {
      perform(try UpdatePlan(batch, from: oldCounts, to: counts))
    } catch {
      adopt(counts: oldCounts)
      throw error
    }
  }

  /// Performs a batch that is known as a value; the block changes the data.
  ///
  /// - Throws: an `UpdateError` if the batch contradicts itself or the data, which is still changed.
  public func performBatchUpdates(_ batch: BatchUpdate, changingData change: () -> Void) throws(UpdateError) {
    try performBatchUpdates(throwing: {
      change()
      self.change { $0.append(batch) }
    })
  }

  /// How the elements that the last batch affected go from before to after.
  public var updateTransitions: [UpdateTransition] { conversation.transitions }

  /// Adds a change to the batch that is being collected, or makes a batch of it.
  func change(_ body: @escaping (inout BatchUpdate) -> Void) {
    guard var batch = conversation.batch else { return performBatchUpdates({ self.change(body) }) }
    conversation.batch = BatchUpdate()
    body(&batch)
    conversation.batch = batch
  }

  private func collect(_ updates: () -> Void) -> BatchUpdate {
    conversation.batch = BatchUpdate()
    updates()
    let batch = conversation.batch ?? BatchUpdate()
    conversation.batch = nil
    return batch
  }

  // MARK: The conversation

  /// Leads the layout through a batch (O6).
  ///
  /// That the target offset is asked for between `prepare(forCollectionViewUpdates:)` and the attributes is our
  /// choice, and that final attributes come before initial ones.
  private func perform(_ plan: UpdatePlan) {
    conversation.isLayingOut = true
    defer { conversation.isLayingOut = false }
    let layout = collectionViewLayout
    let before = conversation.visible.compactMap { $0.copy() as? LayoutAttributes }
    let answersBefore = answersByID
    let (oldBounds, rested) = (bounds, restingOffsets.contains(contentOffset))
    layout.willUpdate(plan)
    let context = layout.makeInvalidationContext()
    context.claimCounts()
    sendInvalidation(context)
    adopt(counts: plan.newCounts)
    followViews(plan)
    prepareLayout()
    query()
    recorded(.prepareForBoundsChange(oldBounds), answer: { _ in .nothing }) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    let items = plan.makeUpdateItems()
    recorded(.prepareForUpdates(items.count), answer: { _ in .nothing }) {
      layout.prepare(forCollectionViewUpdates: items)
    }
    moveToTargetOffset(proposed: rested ? clampedOffset(contentOffset) : contentOffset)
    if !conversation.isPrepared { prepareLayout() }
    if conversation.isQueryNeeded || !isQueried(bounds) { query() }
    showVisibleElements()
    settleSizes()
    conversation.transitions =
      UpdateTransitions(plan, in: self, before: before, answersBefore: answersBefore).make()
    recorded(.finalizeUpdates, answer: { _ in .nothing }) { layout.finalizeCollectionViewUpdates() }
    recorded(.finalizeBoundsChange, answer: { _ in .nothing }) { layout.finalizeAnimatedBoundsChange() }
  }

  /// Views stay with their elements; those of what is shown anew are made anew.
  func followViews(_ plan: UpdatePlan) {
    let views = conversation.views
    conversation.views = [:]
    for (element, view) in views {
      if let name = plan.newElement(element) { conversation.views[name] = view }
    }
  }

  /// Asks the layout where to be in the end, then the delegate, whose word is the last, and goes there.
  func moveToTargetOffset(proposed: CGPoint) {
    var target = recorded(.targetContentOffset(proposed, velocity: nil), answer: { .point($0) }) {
      collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    }
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target.x.isFinite, target.y.isFinite else {
      return note(
        Finding(
          rule: "non-finite-offset", element: nil, detail: "the target content offset is \(target.brief)"))
    }
    guard target != contentOffset else { return }
    changeBounds(to: CGRect(origin: target, size: bounds.size), invalidatesAfterMove: false)
    tellDidScroll()
  }

  // MARK: Questions

  func askInitial(_ element: ElementID) -> LayoutAttributes? {
    let (layout, path) = (collectionViewLayout, element.path)
    return recorded(.initialAttributes(element), answer: { $0.map { .frame($0.frame) } ?? .none }) {
      switch (element.category, element.kind) {
      case (.supplementaryView, let kind?):
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case (.decorationView, let kind?):
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      default: layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
  }

  func askFinal(_ element: ElementID) -> LayoutAttributes? {
    let (layout, path) = (collectionViewLayout, element.path)
    return recorded(.finalAttributes(element), answer: { $0.map { .frame($0.frame) } ?? .none }) {
      switch (element.category, element.kind) {
      case (.supplementaryView, let kind?):
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case (.decorationView, let kind?):
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      default: layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
  }

  func askExtraPaths(_ category: ElementCategory, _ kind: String) -> (
    deleted: [IndexPath], inserted: [IndexPath]
  ) {
    let layout = collectionViewLayout
    let deleted = recorded(.pathsToDelete(category, kind: kind), answer: { .count($0.count) }) {
      category == .decorationView
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    }
    let inserted = recorded(.pathsToInsert(category, kind: kind), answer: { .count($0.count) }) {
      category == .decorationView
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    return (deleted, inserted)
  }

  /// A supplementary view that should still exist, but that the layout no longer knows (R5).
  ///
  /// Decoration views belong to the layout alone, and a view beyond its section's items to an item that went.
  func noteVanished(_ element: ElementID) {
    guard element.category == .supplementaryView, let kind = element.kind,
      element.item < max(1, numberOfItems(inSection: element.section))
    else { return }
    note(
      Finding(
        rule: "missing-attributes", element: element,
        detail:
          "the view was shown before the update, its section still exists, but the layout answered nil for "
          + "it and did not name it in indexPathsToDeleteForSupplementaryView(ofKind:)",
        message: "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: \(kind) at path "
          + "{\(element.section), \(element.item)}"))
  }
}

extension ElementID {
  /// The element's place as a path.
  var path: IndexPath { IndexPath(item: item, section: section) }
}
