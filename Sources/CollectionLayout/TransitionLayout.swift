import Foundation

/// Places elements between two layouts, shaped like `UICollectionViewTransitionLayout`.
open class TransitionLayout: CollectionViewLayout {
  /// The layout that is left.
  public let currentLayout: CollectionViewLayout
  /// The layout that is gone to.
  public let nextLayout: CollectionViewLayout
  /// How far the way is gone, from 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private var animatedValues: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Cannot be made from an archive, as it has no layouts then; both are the base class.
  public required init?(coder: NSCoder) {
    currentLayout = CollectionViewLayout()
    nextLayout = CollectionViewLayout()
    super.init(coder: coder)
  }

  /// Keeps a value of the subclass's own for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }
  /// The value kept for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  /// The elements of both layouts, each between its places.
  open override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    let here = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let there = nextLayout.layoutAttributesForElements(in: rect) ?? []
    var seen: Set<ElementID> = []
    return (here + there).filter { seen.insert($0.elementID).inserted }.map { between($0) }
  }

  /// The attributes of an item, between its places.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    (currentLayout.layoutAttributesForItem(at: indexPath) ?? nextLayout.layoutAttributesForItem(at: indexPath))
      .map { between($0) }
  }

  private func between(_ attributes: LayoutAttributes) -> LayoutAttributes {
    let id = attributes.elementID
    guard let from = currentLayout.attributes(of: id), let to = nextLayout.attributes(of: id),
      let mixed = from.copy() as? LayoutAttributes
    else { return attributes }
    mixed.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    mixed.size = CGSize(
      width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    mixed.alpha = mix(from.alpha, to.alpha)
    return mixed
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}

extension CollectionViewLayout {
  /// The layout's own answer for an element.
  fileprivate func attributes(of id: ElementID) -> LayoutAttributes? {
    let path = IndexPath(item: id.item, section: id.section)
    return switch (id.category, id.kind) {
    case (.supplementaryView, let kind?): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case (.decorationView, let kind?): layoutAttributesForDecorationView(ofKind: kind, at: path)
    default: layoutAttributesForItem(at: path)
    }
  }
}
