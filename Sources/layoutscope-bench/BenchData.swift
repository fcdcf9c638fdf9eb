import CollectionLayout
import Foundation
import LayoutScene

/// One section of items whose size the layout knows itself.
@MainActor
class UniformData: NSObject, CollectionViewDataSource, CollectionViewDelegate {
  /// The size of a cell, in points.
  static let itemSize = CGSize(width: 83.5, height: 83.5)

  fileprivate(set) var counts: [Int]

  init(items: Int) { counts = [items] }

  static func make(items: Int, isUniform: Bool) -> UniformData {
    isUniform ? UniformData(items: items) : UnevenData(items: items)
  }

  /// Adds an item in the middle, and says where.
  func insertInTheMiddle() -> IndexPath {
    let section = counts.count / 2
    counts[section] += 1
    return IndexPath(item: counts[section] / 2, section: section)
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
}

/// Sections of 100 items with a header, whose sizes are uneven and the same each time.
@MainActor
final class UnevenData: UniformData, CollectionViewDelegateFlowLayout {
  /// Unchecked, so that the delegate costs as little as it can, and what is compared is the layouts.
  @exclusivity(unchecked) private var sizes: [[CGSize]] = []

  override init(items: Int) {
    super.init(items: items)
    counts = Array(repeating: 100, count: max(1, items / 100))
    var numbers = SplitMix(seed: 7)
    sizes = counts.map { count in
      (0..<count).map { _ in
        CGSize(width: 40 + CGFloat(numbers.next() % 100), height: 30 + CGFloat(numbers.next() % 70))
      }
    }
  }

  override func insertInTheMiddle() -> IndexPath {
    let path = super.insertInTheMiddle()
    sizes[path.section].insert(CGSize(width: 77, height: 55), at: path.item)
    return path
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 40) }
}
