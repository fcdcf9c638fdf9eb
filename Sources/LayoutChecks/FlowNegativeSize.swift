import CollectionLayout
import Foundation
import LayoutScene

/// Finds negative sizes that a flow is given.
public enum FlowNegativeSize: FlowRule {
  /// `flow-negative-size`.
  public static let rule = "flow-negative-size"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a negative size of an item, header or footer.
      """,
    hurts: """
      the element is not shown.
      """,
    mend: """
      take the larger of zero and the difference.
      """,
    blind: """
      more than the first of a kind in a section.
      """)
}
