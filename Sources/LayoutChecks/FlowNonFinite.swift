import CollectionLayout
import Foundation
import LayoutScene

/// Finds numbers that the flow cannot use.
public enum FlowNonFinite: FlowRule {
  /// `flow-non-finite`.
  public static let rule = "flow-non-finite"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a size, spacing or inset that is no finite number.
      """,
    hurts: """
      the layout is empty or stops with an exception.
      """,
    mend: """
      guard divisions by zero.
      """,
    blind: """
      more than the first of a kind in a section.
      """)
}
