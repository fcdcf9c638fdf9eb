import Foundation

/// The room between elements, shaped like `NSCollectionLayoutSpacing`.
public final class CollectionLayoutSpacing: NSObject, NSCopying {
  let spacing: TreeSpacing

  private init(_ spacing: TreeSpacing) { self.spacing = spacing }

  /// As many points, no more.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(.fixed(fixedSpacing)) }
  /// At least as many points; what is left over is shared evenly (C14).
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(.flexible(flexibleSpacing)) }

  /// The points, or the least number of them.
  public var spacingPoints: CGFloat { spacing.least }
  /// Whether it takes a share of what is left over.
  public var isFlexibleSpacing: Bool { spacing.isFlexible }
  /// Whether it is as many points, no more.
  public var isFixedSpacing: Bool { !spacing.isFlexible }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any { Self(spacing) }
}

/// The room around an element, shaped like `NSCollectionLayoutEdgeSpacing`; it does not change the size (C13).
public final class CollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Before the element, from side to side.
  public let leading: CollectionLayoutSpacing?
  /// Above the element.
  public let top: CollectionLayoutSpacing?
  /// After the element, from side to side.
  public let trailing: CollectionLayoutSpacing?
  /// Below the element.
  public let bottom: CollectionLayoutSpacing?

  /// Makes the spacing of the four edges; `nil` is none.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    CollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  var tree: TreeEdgeSpacing {
    TreeEdgeSpacing(
      top: top?.spacing ?? .none, leading: leading?.spacing ?? .none, bottom: bottom?.spacing ?? .none,
      trailing: trailing?.spacing ?? .none)
  }
}
