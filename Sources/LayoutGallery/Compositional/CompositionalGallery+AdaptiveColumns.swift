import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// As many columns of at least 120 points as the environment has room for.
  static func adaptiveColumns() -> CompositionalLayout {
    CompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item(1, insets: 4),
        count: max(1, Int(width / 120)))
      return CollectionLayoutSection(group: group)
    }
  }
}
