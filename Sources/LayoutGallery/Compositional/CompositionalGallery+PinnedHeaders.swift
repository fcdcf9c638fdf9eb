import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Headers that stay in sight as long as their section is.
  static func pinnedHeaders() -> CompositionalLayout {
    let section = CollectionLayoutSection(group: row(.absolute(44), [item(1)]))
    section.interGroupSpacing = 5
    let header = header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return CompositionalLayout(section: section)
  }
}
