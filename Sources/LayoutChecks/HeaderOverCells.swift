import CollectionLayout
import Foundation
import LayoutScene

/// Finds headers that lie over the cells of their own section at rest.
public enum HeaderOverCells: SightRule {
  /// `header-over-cells`.
  public static let rule = "header-over-cells"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      section headers that overlap cells of their own section while the content is at its beginning, where \
      no pin moves them.
      """,
    hurts: """
      the first cells are covered.
      """,
    mend: """
      start the cells below the header; move the header back when it is no longer pinned.
      """,
    blind: """
      headers of other kinds, footers, and hidden elements.
      """)

  /// One finding for each header, with the first cell below it.
  public static func findings(in sight: Sight) -> [Finding] {
    guard sight.kind != .noRoom, sight.kind != .scroll, isAtBeginning(sight) else { return [] }
    let shown = sight.elements.filter { !$0.isHidden && $0.frame.isFinite }
    let headers = shown.filter { $0.id.kind == CollectionView.elementKindSectionHeader }
    return headers.compactMap { header in
      let covered = shown.first {
        $0.id.category == .cell && $0.id.section == header.id.section && $0.frame.overlaps(header.frame)
      }
      guard let covered else { return nil }
      return Finding(
        rule: rule, element: header.id,
        detail:
          "lies over \(covered.id.name): the frames are \(header.frame.brief) and \(covered.frame.brief)")
    }
  }

  private static func isAtBeginning(_ sight: Sight) -> Bool {
    let (bounds, inset) = (sight.seen.bounds, sight.seen.adjustedInset)
    return bounds.minY <= -inset.top && bounds.minX <= -inset.left
  }
}
