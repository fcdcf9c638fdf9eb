import CollectionLayout
import Foundation
import LayoutScene

/// Finds items without attributes.
public enum MissingAttributes: SightRule {
  /// `missing-attributes`.
  public static let rule = "missing-attributes"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      `nil` as the answer for an item that exists, or for all of them.
      """,
    hurts: """
      the platform stops with an exception when the item is scrolled to or updated.
      """,
    mend: """
      implement `layoutAttributesForItem(at:)` for every item, and answer an empty list rather than `nil`.
      """,
    blind: """
      items beyond the first 600.
      """)

  /// What the collection view noticed, and the items that are answered by nothing when asked one by one.
  public static func findings(in sight: Sight) -> [Finding] {
    // A view that belongs to an item goes with it, though its section stays.
    let noticed = sight.noticed(rule).filter { finding in
      guard let id = finding.element, id.category == .supplementaryView, let kind = id.kind else {
        return true
      }
      let isSectionWide = [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ].contains(kind)
      return isSectionWide || sight.exists(.cell(id.section, id.item))
    }
    guard noticed.isEmpty, sight.kind != .noRoom else { return noticed }
    return sight.single.filter { $0.key.category == .cell && $0.value == nil }.map(\.key)
      .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
      .map {
        Finding(
          rule: rule, element: $0, detail: "layoutAttributesForItem(at:) answered nil for an item that exists"
        )
      }
  }
}
