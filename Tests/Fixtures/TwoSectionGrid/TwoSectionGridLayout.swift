// swift-format-ignore-file
import UIKit

class TwoSectionGridLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    return collectionView!.bounds.size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var attributes = [UICollectionViewLayoutAttributes]()
    for section in 0..<2 {
      for item in 0..<collectionView!.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        attributes.append(layoutAttributesForItem(at: (indexPath as NSIndexPath) as IndexPath)!)
      }
    }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let bounds = collectionView!.bounds
    let width = bounds.width / 4
    let height = bounds.height / 4
    let x = CGFloat(indexPath.item % 4) * width
    let y = indexPath.section == 0 ? 0 : CGFloat(indexPath.item / 4) * height + bounds.height / 2
    attributes.frame = CGRect(x: x, y: y, width: width, height: height)
    return attributes
  }
}
