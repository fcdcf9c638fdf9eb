@_exported import CollectionLayout
@_exported import Foundation

#if os(Linux)
  /// UIKit's name.
  public typealias UIView = View
  /// UIKit's name.
  public typealias UIScrollView = ScrollView
  /// UIKit's name.
  public typealias UICollectionView = CollectionView
  /// UIKit's name.
  public typealias UICollectionViewLayout = CollectionViewLayout
  /// UIKit's name.
  public typealias UICollectionViewFlowLayout = FlowLayout
  /// UIKit's name.
  public typealias UICollectionViewLayoutAttributes = LayoutAttributes
  /// UIKit's name.
  public typealias UICollectionViewLayoutInvalidationContext = LayoutInvalidationContext
  /// UIKit's name.
  public typealias UIEdgeInsets = EdgeInsets
#endif
