import CollectionLayout
import Foundation
import LayoutScene

/// Finds elements that are answered differently one by one.
public enum QueryDisagrees: SightRule {
  /// `query-disagrees`.
  public static let rule = "query-disagrees"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      elements whose frame, z index, alpha, transform or visibility differs between the answer for a \
      rectangle and the answer for the element alone, by more than 0.001 point.
      """,
    hurts: """
      the platform asks one by one during updates and scrolling to items: the element jumps.
      """,
    mend: """
      compute both answers in one place.
      """,
    blind: """
      elements beyond the first 600, and supplementary views that are answered by nothing; those are \
      `missing-supplementary`.
      """)

  /// One finding for each element with two different answers.
  public static func findings(in sight: Sight) -> [Finding] {
    guard let all = sight.twice.first?.replies.first?.elements else { return [] }
    var known: Set<ElementID> = []
    return all.filter { sight.exists($0.id) && known.insert($0.id).inserted }.compactMap { element in
      guard let single = sight.single[element.id] ?? nil, let text = element.difference(from: single) else {
        return nil
      }
      return Finding(
        rule: rule, element: element.id, detail: "in the rectangle \(text) when asked for alone")
    }
  }
}
