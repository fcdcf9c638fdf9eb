import Foundation

/// One extent of an element: a part of its container's, or points; shaped like `NSCollectionLayoutDimension`.
public final class CollectionLayoutDimension: NSObject, NSCopying {
  let length: TreeLength

  private init(_ length: TreeLength) { self.length = length }

  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(fractionalWidth))
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(fractionalHeight))
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute(absoluteDimension)) }
  /// Points until the element says what it needs (C15).
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated(estimatedDimension)) }
  /// As estimated, then as large as the largest sibling (C15).
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniform(estimate)) }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  /// Whether it is points.
  public var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether it is points until the element says what it needs.
  public var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// Whether it is as large as the largest sibling.
  public var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }
  /// The part or the points.
  public var dimension: CGFloat { length.number }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any { Self(length) }

  /// Whether the other dimension says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutDimension)?.length == length
  }

  /// Equal dimensions have equal hashes.
  public override var hash: Int { length.hashValue }
}

/// Width and height of an element, shaped like `NSCollectionLayoutSize`.
public final class CollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Makes a size from two dimensions.
  public init(
    widthDimension width: CollectionLayoutDimension, heightDimension height: CollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    CollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
  }

  /// Whether the other size has the same dimensions.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CollectionLayoutSize)?.tree == tree }

  /// Equal sizes have equal hashes.
  public override var hash: Int { tree.hashValue }

  var tree: TreeSize { TreeSize(width: widthDimension.length, height: heightDimension.length) }
}
