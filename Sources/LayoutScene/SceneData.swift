import CollectionLayout
import Foundation

/// The data source and delegate that a scene makes for its collection view.
@MainActor
final class SceneData: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  var sections: [SceneSection]

  init(sections: [SceneSection]) { self.sections = sections }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items : 0
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].preferredSizes != nil
    else { return CollectionViewCell() }
    let cell = SceneCell()
    cell.data = self
    return cell
  }

  /// The size that an item's cell prefers, in points.
  func preferredSize(at path: IndexPath) -> CGSize? {
    guard sections.indices.contains(path.section) else { return nil }
    return sections[path.section].preferredSizes?.size(section: path.section, item: path.item)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size =
      sections.indices.contains(indexPath.section)
      ? sections[indexPath.section].itemSizes.size(section: indexPath.section, item: indexPath.item) : nil
    return size ?? FlowDefaults.itemSize(of: layout)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let size = sections.indices.contains(section) ? sections[section].header : nil
    return size ?? FlowDefaults.headerSize(of: layout)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let size = sections.indices.contains(section) ? sections[section].footer : nil
    return size ?? FlowDefaults.footerSize(of: layout)
  }
}

/// A cell that prefers the size that the scene gives to its item.
private final class SceneCell: CollectionViewCell {
  weak var data: SceneData?

  override func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
    guard let size = data?.preferredSize(at: layoutAttributes.indexPath) else { return layoutAttributes }
    layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return layoutAttributes
  }
}
