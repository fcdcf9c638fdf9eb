import CollectionLayout
import Foundation
import LayoutScene

/// Finds pinned headers that leave their section.
public enum PinsLeaveSection: LayoutRule {
  /// `pins-leave-section`.
  public static let rule = "pins-leave-section"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      headers that move while the content scrolls, and lie over the place of the next section's header or \
      before their own.
      """,
    hurts: """
      two headers lie over each other, or the header of one section stands over the cells of another.
      """,
    mend: """
      limit the pinned position: not below the end of the section minus the header's height, not above its \
      natural place.
      """,
    blind: """
      footers, a single header that floats over everything, and lines that run sideways.
      """)

  /// One finding for each header that leaves, at the first offset where it does.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let scene = ScrollSweep.scene(from: subject.scene)
    let sweep = try ScrollSweep(subject, in: scene)
    let natural = sweep.headers(sweep.atRest)
    let moving = natural.keys.filter { section in
      sweep.steps.contains { step in
        step.offset.y >= sweep.bounds.minY
          && sweep.headers(step.elements)[section].map { $0.minY != natural[section]?.minY } ?? false
      }
    }
    guard moving.count > 1 else { return [] }
    var told: Set<Int> = []
    return sweep.steps.filter { $0.offset.y >= sweep.bounds.minY }.flatMap { step in
      let now = sweep.headers(step.elements)
      return moving.sorted().compactMap { section -> Sighting? in
        guard let frame = now[section], let next = natural[section + 1], let own = natural[section],
          frame.maxY > next.minY + AnswerChecks.tolerance || frame.minY < own.minY - AnswerChecks.tolerance,
          told.insert(section).inserted
        else { return nil }
        let header = ElementID(
          .supplementaryView, kind: CollectionView.elementKindSectionHeader, section: section, item: 0)
        let finding = Finding(
          rule: rule, element: header,
          detail: "at the offset \(step.offset.brief) the frame is \(frame.brief); the section's begins at "
            + "\(own.minY.brief) and the next one's header at \(next.minY.brief)")
        return Sighting(finding: finding, scene: scene.adding([.scroll(step.offset)]))
      }
    }
  }
}

extension ScrollSweep {
  /// The frames of the headers by section.
  fileprivate func headers(_ elements: [Element]) -> [Int: CGRect] {
    let headers = elements.filter { $0.id.kind == CollectionView.elementKindSectionHeader }
    return Dictionary(headers.map { ($0.id.section, $0.frame) }) { first, _ in first }
  }
}
