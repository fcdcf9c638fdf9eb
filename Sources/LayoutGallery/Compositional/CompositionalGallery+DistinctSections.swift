import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// One, five and three columns, by the number of the section.
  static func distinctSections() -> CompositionalLayout {
    CompositionalLayout { index, _ in
      let columns = [1, 5, 3][index % 3]
      let height = columns == 1 ? CollectionLayoutDimension.absolute(44) : .fractionalWidth(0.2)
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), height), subitem: item(1, insets: 2), count: columns)
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}
