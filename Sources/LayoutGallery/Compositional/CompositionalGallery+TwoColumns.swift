import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Two items a row, fitted into what spacing and insets leave.
  static func twoColumns() -> CompositionalLayout {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item(1), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return CompositionalLayout(section: section)
  }
}
