import Foundation

/// A scroll view whose content is placed by a layout, shaped like `UICollectionView`.
///
/// It leads the conversation with its layout in UIKit's order (rules O1–O5 of `docs/uikit-behaviour.md`), and
/// goes on whatever the layout answers: a mistake becomes a `Finding`.
@preconcurrency @MainActor
open class CollectionView: ScrollView {
  /// UIKit's kind of section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// UIKit's kind of section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Tells how many sections and items there are.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// Hears of what happens.
  open var delegate: (any CollectionViewDelegate)? {
    get { scrollDelegate as? any CollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Takes down the conversation; recording costs nothing while it is `nil`.
  public var recorder: CallRecorder?

  /// The layout that places the elements.
  open var collectionViewLayout: CollectionViewLayout {
    willSet { collectionViewLayout.owner = nil }
    didSet { attachLayout() }
  }

  var conversation = ConversationState()
  private var loadedCounts: [Int]?

  var viewClasses: [String: CollectionReusableView.Type] = [:]
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The paths of the selected items.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []
  /// What lies behind the elements.
  open var backgroundView: View?
  /// Whether cells are asked for ahead of time; they are not here.
  open var isPrefetchingEnabled = true

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    attachLayout()
  }

  /// Makes an empty collection view as from an archive; its layout is the base class.
  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewLayout()
    super.init(coder: coder)
    attachLayout()
  }

  private func attachLayout() {
    collectionViewLayout.owner = self
    conversation.isPrepared = false
    conversation.isQueryNeeded = true
    setNeedsLayout()
  }

  // MARK: Data

  /// Forgets everything that was asked; nothing is asked before the next layout pass (O1).
  open func reloadData() {
    conversation.isReloadPending = true
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// The number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The number of items of each section, asked for when first needed.
  var counts: [Int] {
    if let loadedCounts { return loadedCounts }
    let counts = askCounts()
    loadedCounts = counts
    return counts
  }

  /// Forgets the counts, so that they are asked for again when they are needed.
  func forgetCounts() { loadedCounts = nil }

  /// Takes counts that are known.
  package func adopt(counts: [Int]) { loadedCounts = counts }

  private func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = recorded(.numberOfSections, answer: { .count($0) }) {
      max(0, dataSource.numberOfSections(in: self))
    }
    return (0..<sections).map { section in
      recorded(.numberOfItems(section: section), answer: { .count($0) }) {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
      }
    }
  }

  // MARK: Updates

  /// Makes several changes of the data known together, which animates from initial to final attributes.
  ///
  /// Where iOS raises, since the changes do not fit the data, there is a finding and everything stays as it was.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    do {
      try performBatchUpdates(throwing: updates ?? {})
      completion?(true)
    } catch {
      note(error.finding)
      completion?(false)
    }
  }
  /// Makes new items known; paths are those after the change.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.items.inserted += indexPaths } }
  /// Makes it known that items are gone; paths are those before the change.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.items.deleted += indexPaths } }
  /// Makes it known that items changed; paths are those before the change.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.items.reloaded += indexPaths } }
  /// Makes it known that an item has another place: from a path before the change to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.items.moved.append(BatchUpdate.Move(from: indexPath, to: newIndexPath)) }
  }
  /// Makes new sections known; indexes are those after the change.
  open func insertSections(_ sections: IndexSet) { change { $0.sections.inserted += sections } }
  /// Makes it known that sections are gone; indexes are those before the change.
  open func deleteSections(_ sections: IndexSet) { change { $0.sections.deleted += sections } }
  /// Makes it known that sections changed; indexes are those before the change.
  open func reloadSections(_ sections: IndexSet) { change { $0.sections.reloaded += sections } }
  /// Makes it known that a section has another place: from an index before the change to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.sections.moved.append(BatchUpdate.Move(from: section, to: newSection)) }
  }

  // MARK: Movement

  /// Begins to move an item by hand; refused for an item that cannot be moved, or while another one is.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the item that is moved by hand to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }
  /// Ends a movement by hand; the data source moves the item.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Breaks off a movement by hand; the item goes back.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  /// Scrolls as far as is needed to show an item at a place in the view.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame, frame.isFinite else { return }
    setContentOffset(offset(showing: frame, at: position), animated: animated)
  }

  /// Takes another layout; both are told before and after (O7).
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    changeLayout(to: layout)
  }

  /// Takes another layout; the completion follows immediately.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  // MARK: Bounds

  /// The view's own rectangle; its origin is the content offset.
  ///
  /// A change asks the layout whether it is invalidated by it (O3, O4).
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue, invalidatesAfterMove: true) }
  }

  /// Tells the layout.
  open override func adjustedContentInsetDidChange() { collectionViewLayout.viewInsetsDidChange() }

  /// Moves the content offset; unlike the property, the layout is invalidated before the move (O4).
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != bounds.origin else { return }
    changeBounds(to: CGRect(origin: contentOffset, size: bounds.size), invalidatesAfterMove: false)
    tellDidScroll()
  }

  /// Sets the bounds without asking the layout.
  func moveBounds(to newBounds: CGRect) {
    super.bounds = newBounds
    setNeedsLayout()
  }

  override func tellDidScroll() {
    guard scrollDelegate != nil else { return }
    recorded(.didScroll, answer: { _ in .nothing }) { super.tellDidScroll() }
  }

  /// The layout pass: reload, prepare, query, as far as each is due.
  open override func layoutSubviews() { runLayoutPass() }

  // MARK: Elements

  /// The attributes of the elements that meet the bounds, in the order in which the layout answered them.
  public var visibleAttributes: [LayoutAttributes] { conversation.visible }

  /// The attributes of the last answer that can be used: all of them up to a limit, of more those in view.
  public func attributes(upTo limit: Int) -> [LayoutAttributes] {
    conversation.answers.count <= limit ? conversation.answers : conversation.visible
  }

  /// The paths of the items whose cells are in view.
  open var indexPathsForVisibleItems: [IndexPath] {
    conversation.visible.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  /// The cells in view.
  open var visibleCells: [CollectionViewCell] {
    conversation.visible.compactMap { conversation.views[$0.elementID] as? CollectionViewCell }
  }

  /// The cell of an item in view.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    conversation.views[.cell(indexPath.section, indexPath.item)] as? CollectionViewCell
  }

  /// The supplementary view in view.
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    conversation.views[
      ElementID(.supplementaryView, kind: kind, section: indexPath.section, item: indexPath.item)]
  }

  /// The path of the topmost item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    conversation.visible
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The path of a cell in view.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { cell.layoutAttributes?.indexPath }

  /// Selects an item, and scrolls to it where a position is given.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      indexPathsForSelectedItems = []
      return
    }
    let others = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
    indexPathsForSelectedItems = others.filter { $0 != indexPath } + [indexPath]
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes an item out of the selection.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  // MARK: Classes

  /// Registers the class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    viewClasses["cell " + identifier] = cellClass as? CollectionViewCell.Type
  }

  /// Registers an archive of cells; none is read here, so the cells are plain ones.
  open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) { sayNotRead(nib) }

  /// Registers an archive of supplementary views; none is read here, so the views are plain ones.
  open func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { sayNotRead(nib) }

  private func sayNotRead(_ nib: Nib?) {
    if let nib { Notice.say("nibs are not read: \(nib.name) gives plain views") }
  }

  /// Registers the class of supplementary views.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses["\(elementKind) " + identifier] = viewClass as? CollectionReusableView.Type
  }

  /// A new cell of the class that was registered, or a plain one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cellClass = viewClasses["cell " + identifier] ?? CollectionViewCell.self
    return cellClass.make(frame: .zero) as? CollectionViewCell ?? CollectionViewCell()
  }

  /// A new supplementary view of the class that was registered, or a plain one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    (viewClasses["\(elementKind) " + identifier] ?? CollectionReusableView.self).make(frame: .zero)
  }

  // MARK: Records

  /// Whether the bounds' size changed since the layout was prepared, so that the elements keep old frames (O3).
  public var showsOldFrames: Bool {
    guard let size = conversation.preparedSize else { return false }
    return size != bounds.size
  }

  /// The rectangle that the layout was last asked about; `nil` before the first query.
  public var lastQueryRect: CGRect? { conversation.queriedRect }

  /// The faults noticed in the last answers, and in the conversation since they were taken last.
  public var findings: [Finding] {
    conversation.answerFindings + conversation.eventFindings + collectionViewLayout.findings
  }

  /// Forgets the faults that belong to past events; those of the present answers stay.
  public func forgetEventFindings() { conversation.eventFindings = [] }
}
