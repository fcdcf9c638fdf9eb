import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// Rows of the view's width.
  static func list() -> CompositionalLayout {
    CompositionalLayout(section: CollectionLayoutSection(group: row(.absolute(44), [item(1)])))
  }
}
