import CollectionLayout
import Foundation
import LayoutScene

/// Finds frames with negative sizes.
public enum NegativeFrame: EngineRule {
  /// `negative-frame`.
  public static let rule = "negative-frame"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      frames with a negative width or height, often a room minus insets that are larger.
      """,
    hurts: """
      the platform turns the rectangle over, so that the element lies beside its place.
      """,
    mend: """
      take the larger of zero and the difference.
      """,
    blind: """
      Whatever the platform does not ask about in the moments of the script.
      """)
}
