import CollectionLayout
import Foundation
import LayoutScene

/// Finds frames that are not numbers.
public enum NonFiniteFrame: SightRule {
  /// `non-finite-frame`.
  public static let rule = "non-finite-frame"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      frames with a number that is infinite or not a number, often from a division by zero.
      """,
    hurts: """
      the platform stops with an exception, or shows nothing.
      """,
    mend: """
      guard divisions by a width, a height or a count that can be zero.
      """,
    blind: """
      numbers that are finite but absurd.
      """)

  /// What the collection view noticed, and the elements that only answered alone.
  public static func findings(in sight: Sight) -> [Finding] {
    let noticed = sight.noticed(rule)
    let known = Set(noticed.map(\.element))
    return noticed
      + sight.elements.filter { !$0.frame.isFinite && !known.contains($0.id) }.map {
        Finding(
          rule: rule, element: $0.id, detail: "asked for alone, the frame is \($0.frame.brief)")
      }
  }
}
