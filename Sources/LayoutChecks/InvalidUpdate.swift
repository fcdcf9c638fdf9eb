import CollectionLayout
import Foundation
import LayoutScene

/// Finds updates that contradict the data.
public enum InvalidUpdate: EngineRule {
  /// `invalid-update`.
  public static let rule = "invalid-update"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      updates that name an element twice, or after which the counts do not add up.
      """,
    hurts: """
      the platform stops with an exception.
      """,
    mend: """
      change the data inside the update, by exactly what is told.
      """,
    blind: """
      updates that the script does not make.
      """)
}
