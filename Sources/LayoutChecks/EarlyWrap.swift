import CollectionLayout
import Foundation
import LayoutScene

/// Finds rows that hold fewer items when there is more room.
public enum EarlyWrap: LayoutRule {
  /// `early-wrap`.
  public static let rule = "early-wrap"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      widths, in steps of a third of a point around the scene's, in which the first row has fewer items than \
      in a narrower one.
      """,
    hurts: """
      an item too few in the row, with a gap at its end, on some devices only: widths that add up to a hair \
      more than the room.
      """,
    mend: """
      round item widths down to pixels, or compare with a small tolerance.
      """,
    blind: """
      rows that wrap early in every width, and lines that run from top to bottom.
      """)

  /// One finding for the first width that has fewer items.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let start = ScrollSweep.scene(from: subject.scene)
    guard start.itemCount <= 5000, let section = start.sections.firstIndex(where: { $0.items > 1 }) else {
      return []
    }
    var best = (count: 0, width: CGFloat.zero)
    for third in -36...36 {
      var scene = start
      scene.bounds.size.width = start.bounds.width + CGFloat(third) / 3
      guard scene.bounds.width > 0 else { continue }
      let count = try firstRow(subject, in: scene, section: section)
      if count < best.count {
        let finding = Finding(
          rule: rule, element: .cell(section, count),
          detail:
            "the first row has \(count) items in a width of \(scene.bounds.width.brief), but \(best.count) in "
            + "\(best.width.brief)")
        return [Sighting(finding: finding, scene: scene)]
      }
      if count > best.count { best = (count, scene.bounds.width) }
    }
    return []
  }

  /// The rule's scene has a width of its own.
  @MainActor
  public static func sighting(in scene: Scene, of subject: CheckSubject) throws -> Sighting? { nil }

  @MainActor
  private static func firstRow(
    _ subject: CheckSubject, in scene: Scene, section: Int
  ) throws -> Int {
    let items = min(scene.sections[section].items, 60)
    let stage = try subject.stage(scene)
    let questions = (0..<items).map { LayoutQuestion.element(.cell(section, $0)) }
    let frames = try stage.interview(questions).replies.compactMap { $0.element?.frame }
    guard frames.count == items, let first = frames.first else { return 0 }
    return frames.dropFirst().prefix { $0.midX > first.midX && $0.minY < first.maxY && first.minY < $0.maxY }
      .count + 1
  }
}
