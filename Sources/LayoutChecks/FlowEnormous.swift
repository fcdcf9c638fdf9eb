import CollectionLayout
import Foundation
import LayoutScene

/// Finds numbers too large for positions.
public enum FlowEnormous: FlowRule {
  /// `flow-enormous`.
  public static let rule = "flow-enormous"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a number so large that positions lose their precision.
      """,
    hurts: """
      elements jump or vanish.
      """,
    mend: """
      use a size that fits the content.
      """,
    blind: """
      large numbers that still are precise.
      """)
}
