import Foundation

/// A place for one item, shaped like `NSCollectionLayoutItem`.
open class CollectionLayoutItem: NSObject, NSCopying {
  /// The size, insets included.
  public let layoutSize: CollectionLayoutSize
  /// The views attached to each item.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// What is taken off the size at the end, in points (C1).
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The room around the size (C13).
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Makes a place of a size.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a place of a size with attached views.
  public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    copySettings(to: CollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems))
  }

  func copySettings<Item: CollectionLayoutItem>(to item: Item) -> Item {
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    return item
  }

  var node: TreeNode {
    TreeNode(
      size: layoutSize.tree, insets: contentInsets, edges: edgeSpacing?.tree ?? TreeEdgeSpacing(),
      supplementaries: supplementaryItems.map(\.supplementary))
  }
}

/// A view attached to an item or group, shaped like `NSCollectionLayoutSupplementaryItem`.
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the item that it is attached to.
  public let containerAnchor: CollectionLayoutAnchor
  /// The point of the view that is attached; `nil` for the same edges as the container's.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The order of painting: 1 at first (C9).
  open var zIndex = 1

  /// Attaches a view by the same edges on both.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(kind: elementKind, size: layoutSize, container: containerAnchor, item: nil)
  }

  /// Attaches a point of a view to a point of the item.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(kind: elementKind, size: layoutSize, container: containerAnchor, item: itemAnchor)
  }

  init(
    kind: String, size: CollectionLayoutSize, container: CollectionLayoutAnchor, item: CollectionLayoutAnchor?
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = item
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A copy of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionLayoutSupplementaryItem(
      kind: elementKind, size: layoutSize, container: containerAnchor, item: itemAnchor)
    copy.zIndex = zIndex
    return copySettings(to: copy)
  }

  var supplementary: TreeSupplementary {
    TreeSupplementary(
      kind: elementKind, size: layoutSize.tree, container: containerAnchor.tree, item: itemAnchor?.tree,
      insets: contentInsets, zIndex: zIndex)
  }
}

/// A header or footer of a section or layout, shaped like `NSCollectionLayoutBoundarySupplementaryItem`.
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge it lies at.
  public let alignment: RectAlignment
  /// How far it is moved, in points.
  public let offset: CGPoint
  /// Whether the content makes room for it (C8).
  open var extendsBoundary = true
  /// Whether it stays in sight as long as its section is (C8).
  open var pinToVisibleBounds = false

  /// Makes a view at an edge.
  public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a view at an edge, moved by points.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      kind: elementKind, size: layoutSize, container: CollectionLayoutAnchor(edges: alignment.edges),
      item: nil)
  }

  /// A copy of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    return copySettings(to: copy)
  }

  var boundary: TreeBoundary {
    TreeBoundary(
      view: supplementary, alignment: alignment, offset: offset, extends: extendsBoundary,
      isPinned: pinToVisibleBounds)
  }
}

/// A background of a section, shaped like `NSCollectionLayoutDecorationItem`.
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The order of painting: 0 at first; the section's other elements are raised above it (C11).
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view behind a whole section.
  public class func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(kind: elementKind)
  }

  /// A copy of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionLayoutDecorationItem(kind: elementKind)
    copy.zIndex = zIndex
    return copySettings(to: copy)
  }

  var decoration: TreeDecoration {
    TreeDecoration(kind: elementKind, insets: contentInsets, zIndex: zIndex)
  }
}
