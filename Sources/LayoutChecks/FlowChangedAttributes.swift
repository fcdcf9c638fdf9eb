import CollectionLayout
import Foundation
import LayoutScene

/// Finds subclasses of the flow that change what it answered.
public enum FlowChangedAttributes: EngineRule {
  /// `flow-changed-attributes`.
  public static let rule = "flow-changed-attributes"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      attributes that a subclass of the flow layout changed without copying them.
      """,
    hurts: """
      the flow's own cache is changed too; the next answers start from wrong frames.
      """,
    mend: """
      copy each object before it is changed.
      """,
    blind: """
      changes that leave the frame as it is.
      """)
}
