import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Three items a row that share what is left over.
  static func flexibleSpacing() -> CompositionalLayout {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(60)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(8)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return CompositionalLayout(section: section)
  }
}
