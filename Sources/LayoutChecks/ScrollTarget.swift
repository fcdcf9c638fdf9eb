import CollectionLayout
import Foundation
import LayoutScene

/// Finds scroll targets that cannot be reached.
public enum ScrollTarget: LayoutRule {
  /// `scroll-target`.
  public static let rule = "scroll-target"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      target content offsets, for proposals within the content, that are not finite or lie more than a pixel \
      outside of the offsets at which the content can rest.
      """,
    hurts: """
      the view springs back, or the last page can never be reached.
      """,
    mend: """
      clamp the target between the beginning and the end of the content with the adjusted insets.
      """,
    blind: """
      whether the target shows a whole item, and layouts in another process.
      """)

  /// One finding for each proposal with a target out of reach.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let scene = ScrollSweep.scene(from: subject.scene)
    let stage = try subject.stage(scene)
    let seen = stage.observe()
    let resting = RestingOffsets(
      content: seen.contentSize, inset: seen.adjustedInset, view: seen.bounds.size)
    let (low, high) = (resting.start, resting.end)
    let proposals = (0...8).map { index in
      let part = CGFloat(index) / 8
      return CGPoint(x: low.x + (high.x - low.x) * part, y: low.y + (high.y - low.y) * part)
    }
    let questions = proposals.flatMap { proposal in
      [-1.0, 0, 1].map {
        LayoutQuestion.targetOffset(
          proposal, velocity: CGPoint(x: high.x > low.x ? $0 : 0, y: high.y > low.y ? $0 : 0))
      }
    }
    let pixel = 1 / max(1, scene.scale) + AnswerChecks.tolerance
    return zip(questions, try stage.interview(questions).replies).compactMap { question, reply in
      guard case .targetOffset(let proposal, let velocity) = question, let target = reply.offset else {
        return nil
      }
      let isInReach =
        target.x.isFinite && target.y.isFinite && target.x >= low.x - pixel && target.x <= high.x + pixel
        && target.y >= low.y - pixel && target.y <= high.y + pixel
      guard !isInReach else { return nil }
      let finding = Finding(
        rule: rule, element: nil,
        detail:
          "for \(proposal.brief) at the velocity \(velocity.brief) the target is \(target.brief); the content "
          + "rests from \(low.brief) to \(high.brief)")
      return Sighting(finding: finding, scene: scene)
    }
  }
}
