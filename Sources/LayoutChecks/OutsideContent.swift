import CollectionLayout
import Foundation
import LayoutScene

/// Finds elements that reach beyond the content.
public enum OutsideContent: AnswerCheck {
  /// `outside-content`.
  public static let rule = "outside-content"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      elements that reach beyond the content, by more than 0.001 point.
      """,
    hurts: """
      what lies beyond the content size cannot be scrolled to, or only while the finger pulls.
      """,
    mend: """
      let `collectionViewContentSize` enclose every frame, or place the element inside.
      """,
    blind: """
      elements that were not answered, hidden elements, sections that scroll by themselves, and a content that is too large.
      """)

  /// The faults of one moment, without the sections that scroll by themselves.
  public static func findings(in sight: Sight) -> [Finding] {
    guard sight.kind != .noRoom, !sight.seen.showsOldFrames else { return [] }
    let elements = sight.elements.filter { !sight.sectionsAcross.contains($0.id.section) }
    return findings(in: elements, contentSize: sight.seen.contentSize)
  }

  /// One finding for each element that reaches out.
  public static func findings(in elements: [Element], contentSize: CGSize) -> [Finding] {
    elements.filter { !$0.isHidden && $0.frame.isFinite }.compactMap { element in
      let frame = element.frame.standardized
      let beyond = [
        ("left", -frame.minX), ("above", -frame.minY), ("right", frame.maxX - contentSize.width),
        ("below", frame.maxY - contentSize.height),
      ].filter { $0.1 > AnswerChecks.tolerance }
      guard !beyond.isEmpty else { return nil }
      let sides = beyond.map { "\($0.1.brief) \($0.0)" }.joined(separator: ", ")
      return Finding(
        rule: rule, element: element.id,
        detail: "the frame \(frame.brief) reaches out of the content \(contentSize.brief): \(sides)")
    }
  }
}
