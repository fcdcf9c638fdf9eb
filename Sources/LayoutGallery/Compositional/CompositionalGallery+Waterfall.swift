import CollectionLayout
import Foundation

extension CompositionalGallery {
  /// A custom group: each item goes into the shorter of two columns.
  static func waterfall() -> CompositionalLayout {
    let group = CollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(430))) { room in
      let width = (room.container.effectiveContentSize.width - 8) / 2
      var depths: [CGFloat] = [0, 0]
      return [120, 190, 200, 100, 64, 94].map { height in
        let column = depths[0] <= depths[1] ? 0 : 1
        defer { depths[column] += height + 8 }
        let x = CGFloat(column) * (width + 8)
        return CollectionLayoutGroupCustomItem(
          frame: CGRect(x: x, y: depths[column], width: width, height: height))
      }
    }
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return CompositionalLayout(section: section)
  }
}
