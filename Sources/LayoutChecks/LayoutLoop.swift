import CollectionLayout
import Foundation
import LayoutScene

/// Finds layouts that never come to rest.
public enum LayoutLoop: EngineRule {
  /// `layout-loop`.
  public static let rule = "layout-loop"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      items whose sizes change at every pass, so that the layout is never settled.
      """,
    hurts: """
      the platform stops after some rounds: stuck in its update or layout loop.
      """,
    mend: """
      let the size depend on the data and the width only.
      """,
    blind: """
      views that size themselves in code that is not on the stage.
      """)
}
