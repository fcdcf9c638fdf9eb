import Foundation

/// Places the elements of a collection view; the base class of all layouts, shaped like
/// `UICollectionViewLayout`.
///
/// The collection view asks and the layout answers: `prepare()` first, then the content size, then the
/// attributes of all elements in a rectangle. The base class answers that there is nothing (F17).
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
  /// The collection view that asks this layout; `nil` while it belongs to none.
  open var collectionView: CollectionView? { owner }
  weak var owner: CollectionView?

  /// The context that the collection view is invalidating with, while it calls `invalidateLayout()`.
  var contextInProgress: LayoutInvalidationContext?
  private(set) var decorationClasses: [String: AnyClass] = [:]

  /// Makes a layout that belongs to no collection view.
  nonisolated public override init() { super.init() }

  /// Makes a layout as from an archive; nothing is read from it here.
  nonisolated public required init?(coder: NSCoder) { super.init() }

  // MARK: Answers

  /// Called before the first question after an invalidation: the place to compute frames.
  open func prepare() {}

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that meet a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? { nil }

  /// The attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The offset to end at instead of a proposed one, when a scroll comes to rest; velocity in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// The offset to use instead of a proposed one, after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Self-sizing

  /// Whether what a view would like to be makes the layout invalid.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool { false }

  /// What a view's wish makes invalid.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> LayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Updates

  /// Hears which elements come and go; called after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}
  /// Called when all attributes for an update were asked for.
  open func finalizeCollectionViewUpdates() {}

  /// Where a new item starts; `nil` for where it ends.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> LayoutAttributes? { nil }
  /// Where an item that goes ends; `nil` for where it was.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> LayoutAttributes? { nil }
  /// Where a new supplementary view starts; `nil` for where it ends.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> LayoutAttributes? { nil }
  /// Where a supplementary view that goes ends; `nil` for where it was.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> LayoutAttributes? { nil }
  /// Where a new decoration view starts; `nil` for where it ends.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> LayoutAttributes? { nil }
  /// Where a decoration view that goes ends; `nil` for where it was.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The paths of supplementary views that come with an update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The paths of supplementary views that go with an update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The paths of decoration views that come with an update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The paths of decoration views that go with an update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of bounds and layout

  /// Called before the bounds change with an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when the bounds have changed with an animation.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before this layout gives way to another one.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Called when the change between two layouts is prepared.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// The path that an item which is moved by hand would get.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The attributes of an item while it is moved by hand: centred at a point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> LayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copy() as? LayoutAttributes
    let moved = attributes ?? LayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }

  /// What a movement by hand makes invalid.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> LayoutInvalidationContext { makeInvalidationContext() }

  /// What the end of a movement by hand makes invalid.
  open func invalidationContext(
    forEndingInteractiveMovementOfItemsToFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> LayoutInvalidationContext { makeInvalidationContext() }

  /// Writes the layout into an archive; nothing is written here.
  open func encode(with coder: NSCoder) {}

  /// Called on iOS after the layout came out of an archive; never called here.
  open func awakeFromNib() {}

  /// The faults that the layout itself notices in what it is told.
  var findings: [Finding] { [] }

  /// Hears of a batch of updates before `prepare()`, so that what is known of items can be kept.
  package func willUpdate(_ plan: UpdatePlan) {}

  /// Hears that the insets around the content, or the safe area, changed.
  func viewInsetsDidChange() {}

  // MARK: Classes

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: AnyClass { LayoutAttributes.self }
  /// The class of the contexts that this layout is invalidated with.
  open class var invalidationContextClass: AnyClass { LayoutInvalidationContext.self }

  /// Registers the class of a decoration view.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Registers an archive of decoration views; none is read here.
  open func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {}

  // MARK: Direction

  /// Whether the coordinate system is mirrored when the direction is not the development direction (F16).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was written for.
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }

  // MARK: Invalidation

  /// Whether new bounds make the layout invalid; asked while the old bounds are still in place (O3, O4).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What new bounds make invalid; asked after `shouldInvalidateLayout(forBoundsChange:)` answered true.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> LayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Makes the whole layout invalid; it calls `invalidateLayout(with:)` once (O5).
  open func invalidateLayout() {
    if let context = contextInProgress {
      invalidateLayout(with: context)
      return
    }
    let context = makeInvalidationContext()
    context.claimEverything(counts: false)
    invalidateLayout(with: context)
  }

  /// Makes invalid what the context claims.
  ///
  /// An override must call `super`.
  open func invalidateLayout(with context: LayoutInvalidationContext) {
    collectionView?.noteInvalidation(context, by: self)
  }

  /// A context of the layout's own class that claims nothing.
  public func makeInvalidationContext() -> LayoutInvalidationContext {
    let contextClass = type(of: self).invalidationContextClass as? LayoutInvalidationContext.Type
    return (contextClass ?? LayoutInvalidationContext.self).make()
  }
}
