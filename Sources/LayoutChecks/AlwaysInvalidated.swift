import CollectionLayout
import Foundation
import LayoutScene

/// Finds layouts that are invalidated by every scroll step without need.
public enum AlwaysInvalidated: LayoutRule {
  /// `always-invalidated`.
  public static let rule = "always-invalidated"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      layouts that answer true in `shouldInvalidateLayout(forBoundsChange:)` at every step of a scroll \
      though no element and no content size changes anywhere on the way.
      """,
    hurts: """
      everything is computed again at every step: scrolling stutters.
      """,
    mend: """
      compare the sizes of the bounds, not the bounds, unless frames depend on the offset.
      """,
    blind: """
      content that does not scroll, and frames that depend on an offset that the sweep does not reach.
      """)

  /// One finding for the layout.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let scene = ScrollSweep.scene(from: subject.scene)
    let sweep = try ScrollSweep(subject, in: scene)
    guard sweep.steps.count >= 4, sweep.steps.allSatisfy({ $0.isInvalidated == true }),
      sweep.steps.allSatisfy({ $0.elements == sweep.atRest && $0.contentSize == sweep.contentSize })
    else { return [] }
    let finding = Finding(
      rule: rule, element: nil,
      detail: "invalidated at each of \(sweep.steps.count) scroll steps, though nothing changed")
    let first = sweep.steps[0].offset
    return [Sighting(finding: finding, scene: scene.adding([.scroll(first)]))]
  }
}
