import CollectionLayout
import Foundation
import LayoutScene

/// Finds content sizes that are not numbers.
public enum NonFiniteContentSize: EngineRule {
  /// `non-finite-content-size`.
  public static let rule = "non-finite-content-size"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a content size with a number that is infinite or not a number.
      """,
    hurts: """
      the scroll view cannot scroll, or stops with an exception.
      """,
    mend: """
      guard divisions by zero; take the maximum of an empty list as zero.
      """,
    blind: """
      sizes that are finite but absurd.
      """)
}
