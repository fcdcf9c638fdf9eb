import CollectionLayout
import Foundation
import LayoutScene

/// Finds delegates that answer two equal questions differently.
public enum FlowUnsteadyDelegate: FlowRule {
  /// `flow-unsteady-delegate`.
  public static let rule = "flow-unsteady-delegate"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      a delegate that answers another size for the same item in the same pass.
      """,
    hurts: """
      the layout never comes to rest.
      """,
    mend: """
      keep sizes by item and width.
      """,
    blind: """
      items after the first.
      """)
}
