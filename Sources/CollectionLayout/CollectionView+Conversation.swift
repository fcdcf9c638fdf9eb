import Foundation

/// What a collection view remembers of the conversation with its layout.
struct ConversationState {
  /// `reloadData()` was called, and the layout has not heard of it.
  var isReloadPending = true
  /// `prepare()` was called since the last invalidation.
  var isPrepared = false
  /// The layout is inside `prepare()`: what it changes now asks nothing.
  var isPreparing = false
  /// The answers are no longer valid.
  var isQueryNeeded = true
  /// The size of the bounds when the layout was last prepared.
  var preparedSize: CGSize?
  /// The rectangle of the last query.
  var queriedRect: CGRect?
  /// What was answered to the last query and can be used.
  var answers: [LayoutAttributes] = []
  /// The answers by element, made when somebody asks.
  var answersByID: [ElementID: LayoutAttributes]?
  /// The answers that meet the bounds.
  var visible: [LayoutAttributes] = []
  /// The views are placed by the present answers.
  var areViewsPlaced = false
  /// The views of the visible elements.
  var views: [ElementID: CollectionReusableView] = [:]
  /// The changes collected so far, inside the block of a batch.
  var batch: BatchUpdate?
  /// The item that is being moved by hand.
  var movement: InteractiveMovement?
  /// A layout pass or a batch of updates is under way.
  var isLayingOut = false
  /// What the last batch of updates did to elements.
  var transitions: [UpdateTransition] = []
  /// What views wanted, pass by pass, the last time that any wanted another size.
  var sizingPasses: [[PreferredSize]] = []
  var answerFindings: [Finding] = []
  var eventFindings: [Finding] = []
}

extension CollectionView {
  func recorded<Value>(
    _ question: @autoclosure () -> LayoutCall.Question, answer: (Value) -> LayoutCall.Answer,
    _ body: () -> Value
  ) -> Value {
    guard let recorder else { return body() }
    return recorder.record(question(), answer: answer, body)
  }

  // MARK: Invalidation

  /// Tells the layout that it is invalid, as UIKit does: `invalidateLayout()`, which passes the context on.
  func sendInvalidation(_ context: LayoutInvalidationContext) {
    collectionViewLayout.contextInProgress = context
    recorded(.invalidateLayout, answer: { _ in .nothing }) { collectionViewLayout.invalidateLayout() }
    collectionViewLayout.contextInProgress = nil
  }

  /// Hears from the base class that the layout was invalidated.
  func noteInvalidation(_ context: LayoutInvalidationContext, by layout: CollectionViewLayout) {
    guard layout === collectionViewLayout else { return }
    recorded(.invalidateLayoutWith(context.claims), answer: { _ in .nothing }) {
      conversation.isPrepared = false
      conversation.isQueryNeeded = true
      if context.invalidateDataSourceCounts { forgetCounts() }
      applyAdjustments(of: context)
      setNeedsLayout()
    }
  }

  private func applyAdjustments(of context: LayoutInvalidationContext) {
    let size = context.contentSizeAdjustment
    contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
    let offset = context.contentOffsetAdjustment
    if offset != .zero { moveBounds(to: bounds.offsetBy(dx: offset.x, dy: offset.y)) }
  }

  // MARK: Bounds changes

  /// Changes the bounds and invalidates the layout if it says so.
  ///
  /// The question and the context are always asked on the old bounds. Before the first layout pass and while
  /// an invalidation is pending nothing is asked.
  func changeBounds(to newBounds: CGRect, invalidatesAfterMove: Bool) {
    let old = bounds
    guard newBounds != old else { return }
    guard conversation.isPrepared, !conversation.isPreparing, !conversation.isReloadPending else {
      moveBounds(to: newBounds)
      return
    }
    let context = askContext(forBoundsChange: newBounds)
    let isResize = newBounds.size != old.size
    if invalidatesAfterMove || isResize { moveBounds(to: newBounds) }
    if let context { sendInvalidation(context) }
    if !invalidatesAfterMove, !isResize { moveBounds(to: newBounds) }
    if isResize, context != nil { prepareLayout() }
  }

  private func askContext(forBoundsChange newBounds: CGRect) -> LayoutInvalidationContext? {
    let layout = collectionViewLayout
    let isInvalid = recorded(.shouldInvalidate(newBounds), answer: { .bool($0) }) {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    guard isInvalid else { return nil }
    return recorded(.invalidationContext(newBounds), answer: { .claims($0.claims) }) {
      layout.invalidationContext(forBoundsChange: newBounds)
    }
  }

  // MARK: The layout pass

  func runLayoutPass() {
    guard !conversation.isLayingOut else { return setNeedsLayout() }
    conversation.isLayingOut = true
    defer { conversation.isLayingOut = false }
    let isReload = conversation.isReloadPending
    if isReload { startReload() }
    let offset = bounds.origin
    if !conversation.isPrepared { prepareLayout() }
    // The content size may have moved the offset, and that may have invalidated the layout.
    if !conversation.isPrepared, bounds.origin != offset { prepareLayout() }
    if conversation.isQueryNeeded || !isQueried(bounds) {
      query()
      if isReload { askContentSize() }
    }
    showVisibleElements()
    settleSizes()
  }

  private func startReload() {
    conversation.isReloadPending = false
    conversation.views = [:]
    forgetCounts()
    let context = collectionViewLayout.makeInvalidationContext()
    context.claimEverything(counts: true)
    sendInvalidation(context)
    conversation.isPrepared = false
    conversation.isQueryNeeded = true
  }

  /// Calls `prepare()` and takes the content size.
  ///
  /// A layout that moves the offset or invalidates itself in there is not asked again for it.
  func prepareLayout() {
    guard !conversation.isPreparing else { return }
    callPrepare()
    conversation.isQueryNeeded = true
    conversation.preparedSize = bounds.size
    let oldSize = contentSize
    askContentSize()
    if contentSize.width < oldSize.width || contentSize.height < oldSize.height { askAboutClampedBounds() }
  }

  private func callPrepare() {
    conversation.isPreparing = true
    recorded(.prepare, answer: { _ in .nothing }) { collectionViewLayout.prepare() }
    conversation.isPreparing = false
    conversation.isPrepared = true
  }

  func askContentSize() {
    let size = recorded(.contentSize, answer: { .size($0) }) {
      collectionViewLayout.collectionViewContentSize
    }
    guard size.width.isFinite, size.height.isFinite else {
      note(
        Finding(rule: "non-finite-content-size", element: nil, detail: "the content size is \(size.brief)"))
      return
    }
    contentSize = size
  }

  /// Asks about the bounds that would fit a content that became smaller; the offset stays (O4).
  private func askAboutClampedBounds() {
    let clamped = CGRect(origin: clampedOffset(bounds.origin), size: bounds.size)
    guard clamped.origin != bounds.origin, let context = askContext(forBoundsChange: clamped) else { return }
    sendInvalidation(context)
    callPrepare()
    askContentSize()
  }

  // MARK: The query

  func isQueried(_ rect: CGRect) -> Bool {
    conversation.queriedRect?.contains(rect) ?? false
  }

  /// Asks for the elements: of the bounds at first, later of whole pages of their size (O2).
  ///
  /// While nothing was invalidated, an element that is known keeps the attributes that it was first given.
  /// That this is so on iOS too is our reading of O3: a new size alone leaves the old frames.
  func query() {
    let rect = conversation.queriedRect == nil ? bounds : bounds.wholePages
    let answer = recorded(.elements(rect), answer: { $0.map { .count($0.count) } ?? .none }) {
      collectionViewLayout.layoutAttributesForElements(in: rect)
    }
    if conversation.isQueryNeeded { conversation.areViewsPlaced = false }
    let known = conversation.isQueryNeeded ? [:] : answersByID
    conversation.queriedRect = rect
    conversation.isQueryNeeded = false
    let sieve = AnswerSieve(counts: counts)
    let sifted = sieve.sift(answer, duplicatesWithin: rect)
    conversation.answers =
      known.isEmpty ? sifted.usable : sifted.usable.map { known[$0.elementID] ?? $0 }
    conversation.answersByID = nil
    conversation.answerFindings = sifted.findings + changes(in: sifted.usable)
  }

  /// Keeps the views of what is in view, makes those that came in, drops those that left.
  func showVisibleElements() {
    let visibleBounds = bounds
    conversation.visible = conversation.answers.filter { $0.frame.meets(visibleBounds) }
    if conversation.movement != nil { conversation.visible = conversation.visible.map(heldAttributes) }
    var views: [ElementID: CollectionReusableView] = [:]
    views.reserveCapacity(conversation.visible.count)
    for attributes in conversation.visible where !attributes.isHidden {
      let id = attributes.elementID
      let view = conversation.views[id] ?? makeView(for: attributes)
      if view.layoutAttributes?.isEqual(attributes) != true { view.place(by: attributes) }
      views[id] = view
    }
    conversation.views = views
    conversation.areViewsPlaced = true
  }

  private func makeView(for attributes: LayoutAttributes) -> CollectionReusableView {
    guard let dataSource, attributes.representedElementCategory != .decorationView else {
      return CollectionReusableView()
    }
    return recorded(.view(attributes.elementID), answer: { _ in .nothing }) {
      if let kind = attributes.representedElementKind {
        return dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      }
      return dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    }
  }

  /// Keeps a finding, once however often it is noticed.
  func note(_ finding: Finding) {
    if !conversation.eventFindings.contains(finding) { conversation.eventFindings.append(finding) }
  }
}

extension CGRect {
  /// The whole pages of this rectangle's own size, counted from the origin, that it touches (O2).
  var wholePages: CGRect {
    func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard length > 0 else { return (start, length) }
      let first = (start / length).rounded(.down)
      let end = ((start + length) / length).rounded(.up)
      return (first * length, (end - first) * length)
    }
    let (x, width) = span(origin.x, size.width)
    let (y, height) = span(origin.y, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
