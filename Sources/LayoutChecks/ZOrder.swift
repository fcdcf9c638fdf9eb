import CollectionLayout
import Foundation
import LayoutScene

/// Finds views that lie over cells at the same height.
public enum ZOrder: SightRule {
  /// `z-order`.
  public static let rule = "z-order"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      supplementary and decoration views that overlap a cell and have the cell's z index.
      """,
    hurts: """
      which of the two is in front is not defined and changes as cells come and go.
      """,
    mend: """
      give headers and badges a higher z index than cells, and backgrounds a lower one.
      """,
    blind: """
      ties among cells, which are `overlap`, and views that are meant to be at another height.
      """)

  /// One finding for each view, with the first cell that it ties with.
  public static func findings(in sight: Sight) -> [Finding] {
    guard sight.kind != .noRoom else { return [] }
    let shown = sight.elements.filter { !$0.isHidden && $0.frame.isFinite && $0.alpha > 0 }
    let cells = shown.filter { $0.id.category == .cell }
    return shown.filter { $0.id.category != .cell }.compactMap { view in
      guard let cell = cells.first(where: { $0.zIndex == view.zIndex && $0.frame.overlaps(view.frame) })
      else {
        return nil
      }
      return Finding(
        rule: rule, element: view.id,
        detail: "overlaps \(cell.id.name) at the same z index \(view.zIndex): the frames are "
          + "\(view.frame.brief) and \(cell.frame.brief)")
    }
  }
}

extension CGRect {
  /// Whether the rectangles share more than rounding in both directions.
  func overlaps(_ other: CGRect) -> Bool {
    let (one, two) = (standardized, other.standardized)
    return min(one.maxX, two.maxX) - max(one.minX, two.minX) > AnswerChecks.tolerance
      && min(one.maxY, two.maxY) - max(one.minY, two.minY) > AnswerChecks.tolerance
  }
}
