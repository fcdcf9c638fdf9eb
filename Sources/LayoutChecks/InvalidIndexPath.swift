import CollectionLayout
import Foundation
import LayoutScene

/// Finds answers for paths that the data does not have.
public enum InvalidIndexPath: SightRule {
  /// `invalid-index-path`.
  public static let rule = "invalid-index-path"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      attributes whose index path the data does not have, or that is no pair of a section and an item.
      """,
    hurts: """
      up to iOS 12 the app stops; later the attributes are ignored and a message is logged.
      """,
    mend: """
      answer only for paths below the numbers of sections and items; compute them anew when the data \
      changes.
      """,
    blind: """
      paths that are dead only after the data changed; those are `dead-paths`. Decoration views may have any \
      path.
      """)

  /// The faults of moments without changes of the data.
  public static func findings(in sight: Sight) -> [Finding] {
    sight.kind == .dataChange ? [] : sight.noticed(rule)
  }
}
