import Foundation

/// Hears which elements of a section are in sight, and may change them (C19).
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void

/// What insets are counted from, shaped like `UIContentInsetsReference` (C17).
public enum ContentInsetsReference: Int, Hashable, Sendable {
  /// What the layout's configuration says.
  case automatic
  /// The bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// A width that is good to read; the layout margins here, which is our choice.
  case readableContent
}

/// A group repeated for all items of a section, shaped like `NSCollectionLayoutSection`.
open class CollectionLayoutSection: NSObject, NSCopying {
  /// How a section scrolls across the layout's axis.
  public enum OrthogonalScrollingBehavior: Int, Hashable, Sendable, CaseIterable {
    /// It does not.
    case none
    /// It comes to rest anywhere.
    case continuous
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// It moves by its own extent.
    case paging
    /// It moves by a group.
    case groupPaging
    /// It moves by a group, which it centres.
    case groupPagingCentered
  }

  private let group: CollectionLayoutGroup

  /// The room around the groups, in points; a section without items has none (C7).
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are counted from.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// What the boundary items' room is counted from; automatic follows the section's insets.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether boundary items stay within the section's insets.
  open var supplementariesFollowContentInsets = true
  /// Headers and footers.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// How the section scrolls across the layout's axis.
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Hears which elements are in sight.
  open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  var tree: TreeSection {
    TreeSection(
      group: group.node, insets: contentInsets, spacing: interGroupSpacing, reference: contentInsetsReference,
      supplementaryReference: supplementariesFollowContentInsets
        ? supplementaryContentInsetsReference : .none,
      boundaries: boundarySupplementaryItems.map(\.boundary), decorations: decorationItems.map(\.decoration),
      behavior: orthogonalScrollingBehavior)
  }
}
