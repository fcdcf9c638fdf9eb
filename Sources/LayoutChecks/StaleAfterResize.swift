import CollectionLayout
import Foundation
import LayoutScene

/// Finds layouts that answer with frames of an old size.
public enum StaleAfterResize: LayoutRule {
  /// `stale-after-resize`.
  public static let rule = "stale-after-resize"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      layouts that are invalidated by a new size and still answer otherwise than a fresh layout of that \
      size, or do not answer as before when the old size is back.
      """,
    hurts: """
      after a rotation the elements are where they were, or never come back.
      """,
    mend: """
      empty every cache that depends on the size in `prepare()` or `invalidateLayout(with:)`.
      """,
    blind: """
      sizes other than those of the script: turned, one point narrower, 40 points wider.
      """)

  /// One finding for the layout, with the first element that is elsewhere.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    for size in SizeChange.sizes(from: subject.scene) {
      let change = try SizeChange(subject, to: size)
      guard change.isInvalidated == true else { continue }
      if let (old, new) = change.firstMove(change.after) {
        let finding = Finding(
          rule: rule, element: old.id,
          detail: "after a resize to \(size.brief) the frame is \(old.frame.brief), "
            + "in a fresh layout of that size \(new.frame.brief)")
        return [Sighting(finding: finding, scene: change.scene)]
      }
      if let (old, new) = SizeChange.firstMove(change.back, change.before) {
        let finding = Finding(
          rule: rule, element: old.id,
          detail: "after a resize to \(size.brief) and back the frame is \(old.frame.brief), "
            + "at first it was \(new.frame.brief)")
        return [Sighting(finding: finding, scene: change.scene.adding([.resize(subject.scene.bounds.size)]))]
      }
    }
    return []
  }
}
