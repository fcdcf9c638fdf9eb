import CollectionLayout
import Foundation

/// A layout with its view and data, and the works that are timed on it.
@MainActor
final class BenchStage {
  static let screen = CGSize(width: 390, height: 844)

  let layout: CollectionViewLayout
  private let view: CollectionView
  private let data: UniformData
  private var plan: UpdatePlan?

  init(_ layout: CollectionViewLayout, data: UniformData) {
    self.layout = layout
    self.data = data
    view = CollectionView(frame: CGRect(origin: .zero, size: Self.screen), collectionViewLayout: layout)
    view.dataSource = data
    view.delegate = data
    view.layoutIfNeeded()
  }

  /// Lays out and lets the view hear of it, so that later changes are asked about.
  func settle() {
    layOut()
    view.layoutIfNeeded()
  }

  /// From nothing to content height and first screen.
  func layOut() {
    layout.invalidateLayout(with: ReloadContext())
    layout.prepare()
    contentSize = layout.collectionViewContentSize
    query(y: 0)
  }

  /// What meets a screen at a height, as a fraction of the content.
  func query(at fraction: CGFloat) { query(y: (contentSize.height - Self.screen.height) * fraction) }

  /// Adds an item in the middle of the data and lets the view know the new counts.
  ///
  /// Asking all counts and checking the batch against them is the view's work, the same for every layout.
  func announceInsertion() throws {
    let old = data.counts
    var batch = BatchUpdate()
    batch.items.inserted = [data.insertInTheMiddle()]
    plan = try UpdatePlan(batch, from: old, to: data.counts)
  }

  /// What a layout does after an insertion: it hears of it, prepares, and answers the middle screen.
  func followInsertion() {
    guard let plan else { return }
    layout.willUpdate(plan)
    layout.invalidateLayout(with: UpdateContext())
    view.adopt(counts: plan.newCounts)
    layout.prepare()
    contentSize = layout.collectionViewContentSize
    query(at: 0.5)
  }

  /// The same as a program asks for it, with the view's share.
  func insertThroughView() {
    view.performBatchUpdates({ self.view.insertItems(at: [self.data.insertInTheMiddle()]) })
  }

  /// A point wider or narrower, then the middle screen.
  func resize() {
    let width = view.bounds.width == Self.screen.width ? Self.screen.width + 1 : Self.screen.width
    view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(width: width, height: Self.screen.height))
    contentSize = layout.collectionViewContentSize
    query(at: 0.5)
  }

  private(set) var contentSize = CGSize.zero
  /// How many elements the last query answered.
  private(set) var answered = 0

  private func query(y: CGFloat) {
    let rect = CGRect(origin: CGPoint(x: 0, y: max(0, y)), size: Self.screen)
    answered = layout.layoutAttributesForElements(in: rect)?.count ?? 0
  }
}

/// Claims everything and the counts, as a reload does.
@MainActor
final class ReloadContext: FlowLayoutInvalidationContext {
  override var invalidateEverything: Bool { true }
  override var invalidateDataSourceCounts: Bool { true }
}

/// Claims the counts, as a batch of updates does.
@MainActor
final class UpdateContext: FlowLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}
