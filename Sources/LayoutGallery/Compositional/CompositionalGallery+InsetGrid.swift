import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Five squares a row, with room around each of them.
  static func insetGrid() -> CompositionalLayout {
    CompositionalLayout(
      section: CollectionLayoutSection(group: row(.fractionalWidth(0.2), [item(0.2, insets: 5)])))
  }
}
