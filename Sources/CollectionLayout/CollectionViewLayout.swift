import Foundation

/// Places the elements of a collection view; the base class of all layouts, shaped like
/// `UICollectionViewLayout`.
///
/// The collection view asks and the layout answers: `prepare()` first, then the content size, then the
/// attributes of all elements in a rectangle. The base class answers that there is nothing (F17).
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
  /// The collection view that asks this layout; `nil` while it belongs to none.
  public internal(set) weak var collectionView: CollectionView?

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

  /// The faults that the layout itself notices in what it is told.
  var findings: [Finding] { [] }

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
    return (contextClass ?? LayoutInvalidationContext.self).init()
  }
}
