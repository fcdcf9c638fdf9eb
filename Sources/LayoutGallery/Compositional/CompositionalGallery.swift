import CollectionLayout
import Foundation
import LayoutScene

/// Compositional layouts to learn from, a file each.
@MainActor
enum CompositionalGallery {
  /// A size of two dimensions.
  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// An item that takes a part of its row's width and all of its height.
  static func item(_ width: CGFloat, insets: CGFloat = 0) -> CollectionLayoutItem {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
    return item
  }

  /// A row of the section's width.
  static func row(_ height: CollectionLayoutDimension, _ items: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: items)
  }

  /// A header as wide as the section.
  static func header(_ height: CGFloat = 36) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
  }
}
