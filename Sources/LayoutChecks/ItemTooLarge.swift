import CollectionLayout
import Foundation
import LayoutScene

/// Finds single lines of items that are larger than the room across them.
public enum ItemTooLarge: SightRule {
  /// `item-too-large`.
  public static let rule = "item-too-large"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      cells in a single row that are higher than the bounds without the insets, or in a single column that \
      are wider.
      """,
    hurts: """
      the items can be scrolled across the line too, and are never seen whole.
      """,
    mend: """
      subtract the adjusted insets from the size of the view.
      """,
    blind: """
      items in more than one line, and flows, which have a rule of their own.
      """)

  /// One finding for each cell that is too large.
  public static func findings(in sight: Sight) -> [Finding] {
    guard sight.kind == .given || sight.kind == .scroll, sight.noticed(FlowItemTooLarge.rule).isEmpty else {
      return []
    }
    let room = sight.seen.bounds.inset(by: sight.seen.adjustedInset).size
    let cells = sight.elements.filter { $0.id.category == .cell && $0.frame.isFinite && $0.transform == nil }
    guard cells.count > 1, room.width > 0, room.height > 0 else { return [] }
    let pairs = zip(cells, cells.dropFirst())
    let isRow = pairs.allSatisfy { $1.frame.minX >= $0.frame.maxX }
    let isColumn = pairs.allSatisfy { $1.frame.minY >= $0.frame.maxY }
    guard isRow != isColumn else { return [] }
    return cells.compactMap { cell in
      let (length, limit) =
        isRow ? (cell.frame.height, room.height) : (cell.frame.width, room.width)
      guard length > limit + AnswerChecks.tolerance else { return nil }
      return Finding(
        rule: rule, element: cell.id,
        detail: "\(length.brief) points \(isRow ? "high" : "wide") in a room of \(limit.brief)")
    }
  }
}
