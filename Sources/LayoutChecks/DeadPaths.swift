import CollectionLayout
import Foundation
import LayoutScene

/// Finds answers for items that are no longer there.
public enum DeadPaths: SightRule {
  /// `dead-paths`.
  public static let rule = "dead-paths"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      attributes for items that were deleted while the layout was shown.
      """,
    hurts: """
      a cache that outlives the data makes the app stop up to iOS 12, and is logged and ignored later.
      """,
    mend: """
      empty the cache in `prepare()`, or in `invalidateLayout(with:)` when the counts are claimed.
      """,
    blind: """
      caches that are emptied too late but are not asked in between.
      """)

  /// The faults after changes of the data, if there are none without.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let sights = try subject.sights()
    guard !sights.contains(where: { !InvalidIndexPath.findings(in: $0).isEmpty }) else { return [] }
    return sights.flatMap { sight in
      findings(in: sight).map { Sighting(finding: $0, scene: sight.scene) }
    }
  }

  /// The faults of moments after changes of the data.
  public static func findings(in sight: Sight) -> [Finding] {
    guard sight.kind == .dataChange || !sight.scene.steps.isEmpty else { return [] }
    return sight.noticed(InvalidIndexPath.rule).map {
      Finding(rule: rule, element: $0.element, detail: $0.detail, message: $0.message)
    }
  }
}
