import CollectionLayout
import Foundation
import LayoutScene

/// Finds elements that are answered more than once.
public enum DuplicateAttributes: EngineRule {
  /// `duplicate-attributes`.
  public static let rule = "duplicate-attributes"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      an element that is answered more than once for one rectangle.
      """,
    hurts: """
      which of the answers is shown is not defined.
      """,
    mend: """
      give every element its own kind and path; collect answers by path.
      """,
    blind: """
      duplicates beyond bounds and content.
      """)
}
