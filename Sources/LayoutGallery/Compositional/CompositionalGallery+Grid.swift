import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Five squares a row.
  static func grid() -> CompositionalLayout {
    CompositionalLayout(section: CollectionLayoutSection(group: row(.fractionalWidth(0.2), [item(0.2)])))
  }
}
