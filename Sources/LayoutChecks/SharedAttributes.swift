import CollectionLayout
import Foundation
import LayoutScene

/// Finds attributes objects that are changed after they were answered.
public enum SharedAttributes: SightRule {
  /// `shared-attributes`.
  public static let rule = "shared-attributes"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      an attributes object that says something else after later questions: it was handed out twice, or \
      changed in the layout's cache.
      """,
    hurts: """
      the collection view holds the object; its cells move without an invalidation, or all show the last \
      path.
      """,
    mend: """
      make a new object for each answer, or copy it before it is changed.
      """,
    blind: """
      changes during later passes, and layouts in another process.
      """)

  /// One finding for each object that did not keep what it said.
  public static func findings(in sight: Sight) -> [Finding] {
    guard let interview = sight.twice.first else { return [] }
    var told: Set<ElementID> = []
    return interview.alterations.filter { told.insert($0.before.id).inserted }.compactMap { change in
      change.before.difference(from: change.after).map {
        Finding(
          rule: rule, element: change.before.id, detail: "when it was answered \($0) after later questions")
      }
    }
  }
}
