import CollectionLayout
import Foundation
import LayoutScene

/// Finds layouts that are not invalidated though their frames depend on the size.
public enum NeverInvalidated: LayoutRule {
  /// `never-invalidated`.
  public static let rule = "never-invalidated"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      layouts that answer false in `shouldInvalidateLayout(forBoundsChange:)` for a new size though a fresh \
      layout in that size places elements elsewhere.
      """,
    hurts: """
      after a rotation the elements keep the frames of the old size.
      """,
    mend: """
      answer true when the size differs from that of the collection view.
      """,
    blind: """
      sizes other than those of the script: turned, one point narrower, 40 points wider.
      """)

  /// One finding for the layout, with the first element that would move.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    for size in SizeChange.sizes(from: subject.scene) {
      let change = try SizeChange(subject, to: size)
      guard change.isInvalidated == false, let (old, new) = change.firstMove(change.before) else { continue }
      let finding = Finding(
        rule: rule, element: old.id,
        detail: "the size \(size.brief) does not invalidate the layout: the frame stays \(old.frame.brief), "
          + "in a fresh layout it is \(new.frame.brief)")
      return [Sighting(finding: finding, scene: change.scene)]
    }
    return []
  }
}
