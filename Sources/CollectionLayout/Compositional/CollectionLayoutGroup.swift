import Foundation

/// Places a custom group's items in its room.
public typealias CollectionLayoutGroupCustomItemProvider =
  @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

/// One frame of a custom group, shaped like `NSCollectionLayoutGroupCustomItem`.
public final class CollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame, in points from the group's origin (C19).
  public let frame: CGRect
  /// The order of painting.
  public let zIndex: Int

  /// Makes an item with a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    CollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
  }
}

/// Items in a row, a column or wherever a provider puts them, shaped like `NSCollectionLayoutGroup`.
open class CollectionLayoutGroup: CollectionLayoutItem {
  private enum Arrangement {
    case line(CollectionView.ScrollDirection, TreeFilling)
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The items and groups within.
  public let subitems: [CollectionLayoutItem]
  /// The room between the items.
  open var interItemSpacing: CollectionLayoutSpacing?

  private init(_ size: CollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [CollectionLayoutItem]) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A row that repeats its items until it is full (C5).
  public class func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize, .line(.horizontal, .full), subitems) }

  /// A row of so many items of equal width, whatever width they ask for (C2).
  public class func horizontal(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int)
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize, .line(.horizontal, .fitted(count)), [subitem]) }

  /// A row of so many items of the width that they ask for.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, .repeating(count)), [subitem])
  }

  /// A column that repeats its items until it is full (C5).
  public class func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize, .line(.vertical, .full), subitems) }

  /// A column of so many items of equal height, whatever height they ask for (C2).
  public class func vertical(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int)
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize, .line(.vertical, .fitted(count)), [subitem]) }

  /// A column of so many items of the height that they ask for.
  public class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.vertical, .repeating(count)), [subitem])
  }

  /// A group whose items a provider places.
  public class func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> CollectionLayoutGroup { CollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionLayoutGroup(layoutSize, arrangement, subitems)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copySettings(to: copy)
  }

  override var node: TreeNode {
    var node = super.node
    switch arrangement {
    case .line(let axis, let filling):
      node.content = .line(
        TreeLine(
          axis: axis, filling: filling, spacing: interItemSpacing?.spacing ?? .none,
          subitems: subitems.map(\.node)))
    case .custom(let provider): node.content = .custom(provider)
    }
    return node
  }
}
