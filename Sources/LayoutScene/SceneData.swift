import CollectionLayout
import Foundation

/// The data source and delegate that a scene makes for its collection view.
@MainActor
final class SceneData: NSObject, CollectionViewDataSource, CollectionViewDelegate {
  var sections: [SceneSection]

  init(sections: [SceneSection]) { self.sections = sections }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items : 0
  }
}
