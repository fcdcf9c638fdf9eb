#if os(Linux)
  import UIKit

  final class LadderPreview: NSObject, LayoutPreview, LadderLayoutDelegate {
    override init() {}

    func makeLayout(in collectionView: UICollectionView) -> UICollectionViewLayout {
      collectionView.delegate = self
      return LadderLayout()
    }

    func rungHeight(in layout: LadderLayout) -> CGFloat { 30 }
    func indentation(forItemAt indexPath: IndexPath) -> CGFloat { CGFloat(indexPath.item) * 10 }
  }
#endif
