import CollectionLayout
import Foundation
import LayoutScene

/// Finds target offsets that are not numbers.
public enum NonFiniteOffset: EngineRule {
  /// `non-finite-offset`.
  public static let rule = "non-finite-offset"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a target content offset with a number that is infinite or not a number.
      """,
    hurts: """
      the view scrolls to nowhere.
      """,
    mend: """
      guard the division by a page that can have no width.
      """,
    blind: """
      targets that the script does not ask for.
      """)
}
