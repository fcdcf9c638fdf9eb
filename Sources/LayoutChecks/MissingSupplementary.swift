import CollectionLayout
import Foundation
import LayoutScene

/// Finds supplementary views that only one of two questions knows.
public enum MissingSupplementary: SightRule {
  /// `missing-supplementary`.
  public static let rule = "missing-supplementary"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      headers, footers and other supplementary views that are answered for a rectangle but not alone, or \
      alone but not for the rectangle that they are in.
      """,
    hurts: """
      the view is missing, or the platform stops with an exception when it must place the view alone.
      """,
    mend: """
      implement `layoutAttributesForSupplementaryView(ofKind:at:)`, and answer the same views for \
      rectangles.
      """,
    blind: """
      kinds that no section answers, sections beyond the first 600, and decoration views.
      """)

  /// One finding for each view that is unknown to one of the questions.
  public static func findings(in sight: Sight) -> [Finding] {
    guard let replies = sight.twice.first?.replies, let all = replies.first?.elements else { return [] }
    let answered = Set(all.map(\.id))
    let area = sight.answer.rect
    return sight.single.filter { $0.key.category == .supplementaryView && sight.exists($0.key) }
      .sorted {
        ($0.key.section, $0.key.item, $0.key.kind ?? "") < ($1.key.section, $1.key.item, $1.key.kind ?? "")
      }
      .compactMap { id, element in
        if element == nil, answered.contains(id) {
          return Finding(
            rule: rule, element: id, detail: "answered for a rectangle, but nil when asked for alone")
        }
        guard let element, !answered.contains(id), element.id == id, !element.isHidden,
          element.frame.meets(area)
        else { return nil }
        return Finding(
          rule: rule, element: id,
          detail: "answered with the frame \(element.frame.brief) alone, but not for \(area.brief)")
      }
  }
}
