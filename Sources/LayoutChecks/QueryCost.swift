import CollectionLayout
import Foundation
import LayoutScene

/// Finds queries whose work grows with the number of items.
public enum QueryCost: LayoutRule {
  /// `query-cost`.
  public static let rule = "query-cost"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      layouts that make or answer attributes for more and more that is out of sight the more items there are: with 100 \
      times the items more than ten times as many for one screen, and more than 200.
      """,
    hurts: """
      scrolling becomes slower with every item.
      """,
    mend: """
      find the first and the last row that meet the rectangle, and answer those; keep what is computed in \
      `prepare()`.
      """,
    blind: """
      time, work that makes no attributes, and layouts whose items all share one screen.
      """)

  /// One finding for the layout, with the numbers at 1,000 and at 100,000 items.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let base = subject.scene.ended
    guard !base.sections.isEmpty, base.bounds.width > 0, base.bounds.height > 0 else { return [] }
    let (few, many) = (base.spreading(1000), base.spreading(100_000))
    guard let less = try cost(subject, in: few), let more = try cost(subject, in: many) else { return [] }
    let (spare, manySpare) = (less.made - less.visible, more.made - more.visible)
    guard manySpare > 200, manySpare > 10 * spare else { return [] }
    let finding = Finding(
      rule: rule, element: nil,
      detail: "one screen takes \(less.made) attributes with 1,000 items and \(more.made) with 100,000, "
        + "of which \(more.visible) are in sight")
    return [Sighting(finding: finding, scene: few)]
  }

  /// The numbers are those of the rule's own scenes.
  @MainActor
  public static func sighting(in scene: Scene, of subject: CheckSubject) throws -> Sighting? { nil }

  @MainActor
  private static func cost(_ subject: CheckSubject, in scene: Scene) throws -> (made: Int, visible: Int)? {
    let stage = try subject.stage(scene)
    let bounds = stage.observe().bounds
    guard let reply = try stage.interview([.elements(bounds)]).replies.first else { return nil }
    return (
      max(reply.attributesMade, reply.elements.count), reply.elements.filter { $0.frame.meets(bounds) }.count
    )
  }
}

extension Scene {
  /// The scene with a number of items spread evenly over its sections.
  fileprivate func spreading(_ count: Int) -> Scene {
    withItems(max(1, count / max(1, sections.count)))
  }
}
