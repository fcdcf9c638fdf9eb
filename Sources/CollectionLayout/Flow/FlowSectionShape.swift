import Foundation

/// A section's numbers in a container, along the flow's axes and fit to calculate with.
struct FlowSectionShape: Hashable, Sendable {
  /// The room of the header along the axis that scrolls; 0 if there is none.
  let header: Double
  /// The room of the footer along the axis that scrolls; 0 if there is none.
  let footer: Double
  /// The room around the lines.
  let insets: FlowInsets
  /// What lines are filled by.
  let rule: FlowLineRule
  /// The gap between two lines.
  let lineSpacing: Double

  private let axis: FlowAxis
  private let hasRoom: Bool
  private let section: Int

  init(
    _ metrics: FlowSectionMetrics, in container: FlowContainer, section: Int, problems: inout FlowProblems
  ) {
    let usable = metrics.usable(section: section, problems: &problems)
    axis = container.axis
    hasRoom = container.lineExtent > 0
    self.section = section
    header = axis.extent(usable.header).depth
    footer = axis.extent(usable.footer).depth
    insets = axis.insets(usable.insets)
    lineSpacing = usable.lineSpacing
    rule = FlowLineRule(
      available: container.lineExtent - insets.leading - insets.trailing, minimumGap: usable.interitemSpacing)
  }

  /// An item's size along the flow's axes; a size that is not usable or too long becomes a problem.
  ///
  /// The item is `nil` if all items of the section have this size.
  func extent(_ size: CGSize, item: Int?, problems: inout FlowProblems) -> FlowExtent {
    extent(
      plain: FlowProblem.isPlain(size) ? size : usable(size, item: item, problems: &problems),
      item: item, problems: &problems)
  }

  /// The same for a size that is known to be usable.
  func extent(plain size: CGSize, item: Int?, problems: inout FlowProblems) -> FlowExtent {
    let extent = axis.extent(size)
    check(extent, item: item, problems: &problems)
    return extent
  }

  private func usable(_ size: CGSize, item: Int?, problems: inout FlowProblems) -> CGSize {
    CGSize(
      width: problems.usableSize(size.width, "item width", section: section, item: item),
      height: problems.usableSize(size.height, "item height", section: section, item: item))
  }

  /// Notes an item that is longer than the room for it (R4); a view without any room is noted elsewhere.
  func check(_ extent: FlowExtent, item: Int?, problems: inout FlowProblems) {
    guard extent.length > rule.available + FlowLineRule.tolerance, hasRoom else { return }
    problems.add(
      .tooLong(length: extent.length, available: rule.available), section: section, item: item)
  }
}
