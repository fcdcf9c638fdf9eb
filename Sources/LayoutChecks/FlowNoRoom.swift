import CollectionLayout
import Foundation
import LayoutScene

/// Finds flows that have no room for a line.
public enum FlowNoRoom: FlowRule {
  /// `flow-no-room`.
  public static let rule = "flow-no-room"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      bounds or insets that leave a line of the flow no room.
      """,
    hurts: """
      nothing can be placed.
      """,
    mend: """
      check the insets against the size.
      """,
    blind: """
      the moments in which the check takes the room away on purpose.
      """)
}
