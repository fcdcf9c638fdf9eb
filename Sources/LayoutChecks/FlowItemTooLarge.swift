import CollectionLayout
import Foundation
import LayoutScene

/// Finds items that are longer than a line of the flow.
public enum FlowItemTooLarge: FlowRule {
  /// `flow-item-too-large`.
  public static let rule = "flow-item-too-large"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      an item that is longer across the scroll axis than the room for a line.
      """,
    hurts: """
      the result is not defined; the platform logs a message.
      """,
    mend: """
      subtract the section insets and the content insets from the size of the view.
      """,
    blind: """
      items beyond the first problems of a section.
      """)
}
