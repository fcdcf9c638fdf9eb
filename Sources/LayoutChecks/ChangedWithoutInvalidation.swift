import CollectionLayout
import Foundation
import LayoutScene

/// Finds answers that change although nothing was invalidated.
public enum ChangedWithoutInvalidation: SightRule {
  /// `changed-without-invalidation`.
  public static let rule = "changed-without-invalidation"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      an element whose attributes differ from the last answer though nothing was invalidated in between.
      """,
    hurts: """
      the platform keeps old attributes or stops with an exception.
      """,
    mend: """
      answer true in `shouldInvalidateLayout(forBoundsChange:)` when frames depend on the offset.
      """,
    blind: """
      changes while the element is out of sight, and with the size, which is `never-invalidated`.
      """)

  /// What the collection view noticed while the size stayed; a new size is the matter of `never-invalidated`.
  public static func findings(in sight: Sight) -> [Finding] {
    sight.scene.steps.contains { $0.changesSize } ? [] : sight.noticed(rule)
  }
}

extension SceneCommand {
  fileprivate var changesSize: Bool {
    switch self {
    case .resize, .rotate, .device: true
    default: false
    }
  }
}
