import Foundation

/// Says what of a layout became invalid, shaped like `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class LayoutInvalidationContext: NSObject {
  private var everything = false
  private var counts = false

  /// Makes a context that claims nothing.
  nonisolated public override init() { super.init() }

  /// Makes a context of the class that this is called on; subclasses need not mark their `init()` as required.
  nonisolated public convenience init(asClass: Void) { self.init() }

  /// Whether the whole layout must be made anew.
  open var invalidateEverything: Bool { everything }
  /// Whether the numbers of sections and items must be asked for again.
  open var invalidateDataSourceCounts: Bool { counts }

  /// The paths of items that are moved by hand, before the movement; `nil` while none is.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The paths that items which are moved by hand would get; `nil` while none is.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where an item that is moved by hand is, in points.
  open var interactiveMovementTarget: CGPoint { .zero }

  /// The paths of invalid cells, each once, in the order they were named; `nil` for none (O5).
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The paths of invalid supplementary views by kind; `nil` for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The paths of invalid decoration views by kind; `nil` for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// What is added to the content offset at once, in points (O5).
  open var contentOffsetAdjustment = CGPoint.zero
  /// What is added to the content size at once, in points (O5).
  open var contentSizeAdjustment = CGSize.zero

  /// Claims cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.adding(indexPaths, to: invalidatedItemIndexPaths)
  }

  /// Claims supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let known = invalidatedSupplementaryIndexPaths?[elementKind]
    guard let paths = Self.adding(indexPaths, to: known) else { return }
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: paths]) { $1 }
  }

  /// Claims decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let known = invalidatedDecorationIndexPaths?[elementKind]
    guard let paths = Self.adding(indexPaths, to: known) else { return }
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: paths]) { $1 }
  }

  /// Claims the whole layout, and the counts too after a reload.
  func claimEverything(counts: Bool) {
    everything = true
    self.counts = counts
  }

  /// Claims the counts, as a batch of updates does.
  func claimCounts() { counts = true }

  /// What the context claims, as a value.
  public var claims: InvalidationClaims {
    InvalidationClaims(
      everything: invalidateEverything, counts: invalidateDataSourceCounts,
      items: invalidatedItemIndexPaths?.count ?? 0,
      supplementaries: invalidatedSupplementaryIndexPaths?.values.reduce(0) { $0 + $1.count } ?? 0,
      decorations: invalidatedDecorationIndexPaths?.values.reduce(0) { $0 + $1.count } ?? 0,
      offsetAdjustment: contentOffsetAdjustment, sizeAdjustment: contentSizeAdjustment)
  }

  private static func adding(_ paths: [IndexPath], to known: [IndexPath]?) -> [IndexPath]? {
    guard !paths.isEmpty else { return known }
    var seen = Set(known ?? [])
    return (known ?? []) + paths.filter { seen.insert($0).inserted }
  }
}

/// What an invalidation context claimed, as a plain value for records and panels.
public struct InvalidationClaims: Hashable, Sendable, Codable {
  /// Whether everything was claimed.
  public var everything: Bool
  /// Whether the counts were claimed.
  public var counts: Bool
  /// How many cells were claimed by path.
  public var items: Int
  /// How many supplementary views were claimed by path.
  public var supplementaries: Int
  /// How many decoration views were claimed by path.
  public var decorations: Int
  /// What is added to the content offset, in points.
  public var offsetAdjustment: CGPoint
  /// What is added to the content size, in points.
  public var sizeAdjustment: CGSize
}
