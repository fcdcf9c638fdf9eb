import Foundation
import ObjectiveC
import UIKit
import os

@objc protocol LadderLayoutDelegate: UICollectionViewDelegate {
  func rungHeight(in layout: LadderLayout) -> CGFloat
  @objc optional func indentation(forItemAt indexPath: IndexPath) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    gapAfter section: Int
  ) -> CGFloat
}

/// One item below the other; what it does not say itself stands in an extension.
@objcMembers
@objc(LadderLayoutForObjectiveC)
class LadderLayout: UICollectionViewLayout {
  @IBOutlet weak var label: UILabel?
  @IBInspectable var rung: CGFloat = 40
  dynamic var note = "a } in a string, \("and \(1 + 1)")"
  private let action = #selector(tapped)

  @objc func tapped() { label?.text = #keyPath(LadderLayout.rung) }
  @IBAction func pressed() { invalidateLayout() }

  var frames: [IndexPath: CGRect] = [:]
  private var ladderDelegate: LadderLayoutDelegate? { collectionView?.delegate as? LadderLayoutDelegate }

  func measure() {
    guard let view = collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = (IndexPath(item: item, section: section) as NSIndexPath) as IndexPath
        let indentation = ladderDelegate?.indentation?(forItemAt: path) ?? 0
        let height = ladderDelegate?.rungHeight(in: self) ?? rung
        frames[path] = CGRect(x: indentation, y: y, width: view.bounds.width - indentation, height: height)
        y += height
      }
      y += ladderDelegate?.collectionView?(view, layout: self, gapAfter: section) ?? 5
    }
  }

  #if os(iOS) || os(tvOS)
    let isForAScreen = true
  #endif
}
