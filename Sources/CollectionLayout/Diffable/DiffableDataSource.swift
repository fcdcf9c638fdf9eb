import Foundation

/// A data source made of identifiers, shaped like `UICollectionViewDiffableDataSource`.
///
/// What changes between two snapshots is found by comparing them, and becomes a batch of updates.
@preconcurrency @MainActor
open class DiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
  CollectionViewDataSource
{
  /// Makes the cell of an item; `nil` for a plain one.
  public typealias CellProvider = (CollectionView, IndexPath, Item) -> CollectionViewCell?
  /// Makes a supplementary view of a kind; `nil` for a plain one.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

  /// Makes supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var current = DataSnapshot<Section, Item>()

  /// Makes an empty data source and gives it to a collection view.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The data as it is now.
  open func snapshot() -> DataSnapshot<Section, Item> { current.settled() }

  /// Takes other data; with an animation as a batch of updates, otherwise by loading everything anew.
  ///
  /// Items that are only set up anew get a new cell at the next layout pass; iOS keeps the cell, which is not done here.
  open func apply(
    _ snapshot: DataSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    defer { completion?() }
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let collectionView, animatingDifferences else {
      current = snapshot.settled()
      collectionView?.reloadData()
      collectionView?.noteFaults(snapshot.faults)
      return
    }
    do {
      if !difference.changes.isEmpty {
        try collectionView.performBatchUpdates(difference.changes) { current = snapshot.settled() }
      }
      if !difference.reloads.isEmpty { try collectionView.performBatchUpdates(difference.reloads) {} }
    } catch {
      collectionView.note(error.finding)
      collectionView.reloadData()
    }
    current = snapshot.settled()
    collectionView.noteFaults(snapshot.faults)
    collectionView.renewViews(at: snapshot.reconfiguredItemIdentifiers.compactMap(current.indexPath))
  }

  /// Takes other data without comparing it.
  open func applySnapshotUsingReloadData(
    _ snapshot: DataSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  // MARK: Identifiers

  /// The item at a path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The path of an item; `nil` if it does not exist.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.indexPath(of: itemIdentifier) }

  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  // MARK: The data source

  /// The number of sections of the present snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// The number of items of a section of the present snapshot.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell that the provider makes.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? CollectionViewCell()
  }

  /// The supplementary view that the provider makes.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}

extension CollectionView {
  /// Makes the faults of a snapshot findings.
  fileprivate func noteFaults(_ faults: [String]) {
    for fault in faults { note(Finding(rule: "invalid-snapshot", element: nil, detail: fault)) }
  }

  /// Asks for the cells of items anew at the next layout pass.
  fileprivate func renewViews(at paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    for path in paths { conversation.views[.cell(path.section, path.item)] = nil }
    setNeedsLayout()
  }
}
