import CollectionLayout
import Foundation
import LayoutScene

/// Finds negative spacings that a flow is given.
public enum FlowNegativeSpacing: FlowRule {
  /// `flow-negative-spacing`.
  public static let rule = "flow-negative-spacing"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a negative spacing or inset.
      """,
    hurts: """
      elements may overlap.
      """,
    mend: """
      use zero, or a layout that is made for overlaps.
      """,
    blind: """
      more than the first of a kind in a section.
      """)
}
