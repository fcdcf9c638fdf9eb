import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// A background behind the rows of each section.
  static func sectionBackgrounds() -> CompositionalLayout {
    let section = CollectionLayoutSection(group: row(.absolute(44), [item(1)]))
    section.interGroupSpacing = 5
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let background = CollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    return CompositionalLayout(section: section)
  }
}
