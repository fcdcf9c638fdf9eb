import Foundation

/// One extent, as given.
enum TreeLength: Hashable, Sendable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniform(CGFloat)

  var number: CGFloat {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniform(let number):
      number
    }
  }

  /// Whether the element itself is asked in the end (C15).
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    default: false
    }
  }
}

/// Width and height, as given.
struct TreeSize: Hashable, Sendable {
  var width: TreeLength
  var height: TreeLength

  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  subscript(axis: CollectionView.ScrollDirection) -> TreeLength { axis == .horizontal ? width : height }
}

/// The room between two elements, as given.
enum TreeSpacing: Hashable, Sendable {
  case none
  case fixed(CGFloat)
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .none: 0
    case .fixed(let points), .flexible(let points): points
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The room around an element, as given.
struct TreeEdgeSpacing: Hashable, Sendable {
  var top = TreeSpacing.none
  var leading = TreeSpacing.none
  var bottom = TreeSpacing.none
  var trailing = TreeSpacing.none

  func before(_ axis: CollectionView.ScrollDirection) -> TreeSpacing { axis == .horizontal ? leading : top }
  func after(_ axis: CollectionView.ScrollDirection) -> TreeSpacing {
    axis == .horizontal ? trailing : bottom
  }
}

/// A point of a rectangle, as given.
struct TreeAnchor: Hashable, Sendable {
  var edges: DirectionalRectEdge
  var offset: CGPoint
  var isFractional = false
}

/// An attached view, as given.
struct TreeSupplementary: Hashable, Sendable {
  var kind: String
  var size: TreeSize
  var container: TreeAnchor
  var item: TreeAnchor?
  var insets: DirectionalEdgeInsets
  var zIndex: Int
}

/// How many items a line takes.
enum TreeFilling: Hashable, Sendable {
  /// The list again and again until no more fits.
  case full
  /// So many, made equal so that they fill the line.
  case fitted(Int)
  /// So many, of the size that they ask for.
  case repeating(Int)
}

/// A row or a column, as given.
struct TreeLine: Sendable {
  var axis: CollectionView.ScrollDirection
  var filling: TreeFilling
  var spacing: TreeSpacing
  var subitems: [TreeNode]
}

/// An item or a group, as given.
struct TreeNode: Sendable {
  enum Content: Sendable {
    case item
    case line(TreeLine)
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  var size: TreeSize
  var insets: DirectionalEdgeInsets
  var edges = TreeEdgeSpacing()
  var supplementaries: [TreeSupplementary] = []
  var content = Content.item

  /// Whether anything in here is asked for its size in the end.
  var isEstimated: Bool {
    if size.isEstimated { return true }
    guard case .line(let line) = content else { return false }
    return line.subitems.contains(where: \.isEstimated)
  }
}

/// A header or footer, as given.
struct TreeBoundary: Hashable, Sendable {
  var view: TreeSupplementary
  var alignment: RectAlignment
  var offset: CGPoint
  var extends: Bool
  var isPinned: Bool
}

/// A background, as given.
struct TreeDecoration: Hashable, Sendable {
  var kind: String
  var insets: DirectionalEdgeInsets
  var zIndex: Int
}

/// A section, as given.
struct TreeSection: Sendable {
  var group: TreeNode
  var insets: DirectionalEdgeInsets
  var spacing: CGFloat
  var reference: ContentInsetsReference
  var supplementaryReference: ContentInsetsReference
  var boundaries: [TreeBoundary]
  var decorations: [TreeDecoration]
  var behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
}
