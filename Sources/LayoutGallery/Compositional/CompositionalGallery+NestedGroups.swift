import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// A large item beside a column of two.
  static func nestedGroups() -> CompositionalLayout {
    let half = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    half.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [half])
    let group = row(.fractionalHeight(0.4), [item(0.7, insets: 10), column])
    return CompositionalLayout(section: CollectionLayoutSection(group: group))
  }
}
