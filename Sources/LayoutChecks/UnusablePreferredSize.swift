import CollectionLayout
import Foundation
import LayoutScene

/// Finds sizes that cells ask for and that cannot be used.
public enum UnusablePreferredSize: EngineRule {
  /// `unusable-preferred-size`.
  public static let rule = "unusable-preferred-size"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a preferred size that is negative or no finite number.
      """,
    hurts: """
      the element vanishes.
      """,
    mend: """
      check what the cell computes.
      """,
    blind: """
      sizes that are usable but wrong.
      """)
}
