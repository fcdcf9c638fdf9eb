/// Every rule, in the order in which findings are listed.
public enum LayoutRules {
  /// The rules.
  public static let all: [any LayoutRule.Type] = [
    Overlap.self, OutsideContent.self, InvalidIndexPath.self, DeadPaths.self, DuplicateAttributes.self,
    NonFiniteFrame.self, NonFiniteContentSize.self, NonFiniteOffset.self, NegativeFrame.self, EmptyFrame.self,
    MissingAttributes.self, MissingSupplementary.self, QueryMisses.self, QueryDisagrees.self,
    UnstableAnswer.self, SharedAttributes.self, AttributesCopy.self, ChangedWithoutInvalidation.self,
    NeverInvalidated.self, StaleAfterResize.self, AlwaysInvalidated.self, OffPixelGrid.self, EarlyWrap.self,
    ItemTooLarge.self, HeaderOverCells.self, PinsLeaveSection.self, ZOrder.self, ScrollTarget.self,
    RightToLeft.self, QueryCost.self, LayoutLoop.self, UnusablePreferredSize.self, InvalidUpdate.self,
    FlowItemTooLarge.self, FlowNonFinite.self, FlowNegativeSize.self, FlowNegativeSpacing.self,
    FlowEnormous.self, FlowNoRoom.self, FlowUnsteadyDelegate.self, FlowChangedAttributes.self,
  ]

  /// The rule of a name.
  public static func named(_ name: String) -> (any LayoutRule.Type)? { all.first { $0.rule == name } }

  /// All explanations as one page.
  public static var page: String {
    let list = all.map { "- [`\($0.rule)`](#\($0.rule))" }.joined(separator: "\n")
    let chapters = all.map { "## \($0.rule)\n\n\($0.explanation.text)\n" }.joined(separator: "\n")
    return """
      # The rules of `layoutscope check`

      This page is made from the rules: `layoutscope check --explain all > docs/checks.md`.

      \(list)

      \(chapters)
      """
  }
}
