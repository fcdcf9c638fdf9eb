import Foundation

/// Edges of a rectangle, shaped like `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's number.
  public let rawValue: UInt

  /// Makes a set from UIKit's number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An edge or corner of a rectangle, shaped like `NSRectAlignment`.
public enum RectAlignment: Int, Hashable, Sendable {
  /// No edge.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper corner where reading begins.
  case topLeading
  /// The middle of the edge where reading begins.
  case leading
  /// The lower corner where reading begins.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where reading ends.
  case bottomTrailing
  /// The middle of the edge where reading ends.
  case trailing
  /// The upper corner where reading ends.
  case topTrailing

  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A point of a rectangle that a supplementary view is attached to, shaped like `NSCollectionLayoutAnchor`.
public final class CollectionLayoutAnchor: NSObject, NSCopying {
  let tree: TreeAnchor

  private init(_ tree: TreeAnchor) { self.tree = tree }

  /// The middle of the edges, or their corner; no edge is the centre (C9).
  public convenience init(edges: DirectionalRectEdge) { self.init(TreeAnchor(edges: edges, offset: .zero)) }

  /// An anchor moved by points.
  public convenience init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(TreeAnchor(edges: edges, offset: absoluteOffset))
  }

  /// An anchor moved by parts of the supplementary view's own size (C9).
  public convenience init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(TreeAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  /// The edges.
  public var edges: DirectionalRectEdge { tree.edges }
  /// How far it is moved, in points or parts.
  public var offset: CGPoint { tree.offset }
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !tree.isFractional }
  /// Whether the offset is in parts of the supplementary view's size.
  public var isFractionalOffset: Bool { tree.isFractional }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any { CollectionLayoutAnchor(tree) }
}
