import CollectionLayout
import Foundation
import LayoutScene

/// Finds answers that change from one question to the next.
public enum UnstableAnswer: SightRule {
  /// `unstable-answer`.
  public static let rule = "unstable-answer"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      elements that are answered differently to two equal questions with nothing in between.
      """,
    hurts: """
      what is shown depends on how often the platform asks.
      """,
    mend: """
      compute frames from the data and the bounds alone; accumulate nothing and draw no random numbers while \
      answering.
      """,
    blind: """
      answers that change only after an invalidation.
      """)

  /// One finding for each element that the second answer has elsewhere, or has not.
  public static func findings(in sight: Sight) -> [Finding] {
    guard let first = sight.twice.first, let second = sight.twice.last else { return [] }
    var told: Set<ElementID> = []
    return zip(first.replies, second.replies).flatMap { one, two -> [Finding] in
      if one.elements.count != two.elements.count {
        return [
          Finding(
            rule: rule, element: nil,
            detail:
              "two equal questions had \(one.elements.count) and \(two.elements.count) elements as answers")
        ]
      }
      return zip(one.elements, two.elements).compactMap { before, after in
        guard let text = before.difference(from: after), told.insert(before.id).inserted else { return nil }
        return Finding(rule: rule, element: before.id, detail: "at the first question \(text) at the second")
      }
    }
  }
}
