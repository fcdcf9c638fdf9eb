import CollectionLayout
import Foundation
import LayoutScene

/// Finds elements that cover another one of the same category.
public enum Overlap: AnswerCheck {
  /// `overlap`.
  public static let rule = "overlap"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      elements that cover another one of the same category, by more than 0.001 point in both directions.
      """,
    hurts: """
      the covered element cannot be seen or touched.
      """,
    mend: """
      look at the positions of the two; often a row does not wrap, or a spacing is negative. Where it is \
      meant, as in a stack of cards, leave the rule out.
      """,
    blind: """
      a header over cells, hidden elements, and shapes turned inside their frames. A covering element is \
      told once, with the lowest that it covers.
      """)

  /// One finding for each covering element, in O(n log n) unless the frames are stacked without order.
  public static func findings(in elements: [Element], contentSize: CGSize) -> [Finding] {
    let painted = elements.enumerated()
      .filter { !$0.element.isHidden && $0.element.frame.isFinite }
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
    return [ElementCategory.cell, .supplementaryView, .decorationView].flatMap { category in
      findings(among: painted.filter { $0.id.category == category })
    }
  }

  /// The findings among elements of one category, the lowest painted first.
  private static func findings(among painted: [Element]) -> [Finding] {
    let tree = RectangleTree(painted.map { $0.frame.standardized })
    return painted.indices.compactMap { index in
      guard let lowest = tree.firstIndex(overlapping: index) else { return nil }
      let (element, covered) = (painted[index], painted[lowest])
      let common = element.frame.standardized.intersection(covered.frame.standardized)
      return Finding(
        rule: rule, element: element.id,
        detail: "covers \(covered.id.name) by \(common.size.brief): the frames are \(element.frame.brief) "
          + "and \(covered.frame.brief)")
    }
  }
}
