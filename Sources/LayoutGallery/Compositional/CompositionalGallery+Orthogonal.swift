import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Each section scrolls from side to side, with another behaviour each.
  static func orthogonal() -> CompositionalLayout {
    CompositionalLayout { index, _ in
      let behaviors = CollectionLayoutSection.OrthogonalScrollingBehavior.allCases.filter { $0 != .none }
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(0.6), .absolute(120)), subitems: [item(1)])
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
      section.boundarySupplementaryItems = [header()]
      return section
    }
  }
}
