import Foundation

/// What a flow is told about a section besides its items, in points.
struct FlowSectionMetrics: Hashable, Sendable {
  /// The smallest gap between two lines.
  var lineSpacing: CGFloat = 10
  /// The smallest gap between two items of a line.
  var interitemSpacing: CGFloat = 10
  /// The room around the section's lines.
  var insets = EdgeInsets.zero
  /// The size of the header, of which only the depth counts (F9).
  var header = CGSize.zero
  /// The size of the footer, of which only the depth counts (F9).
  var footer = CGSize.zero

  /// The same with numbers that can be calculated with.
  func usable(section: Int, problems: inout FlowProblems) -> FlowSectionMetrics {
    func spacing(_ value: CGFloat, _ name: String) -> CGFloat {
      problems.usableSpacing(value, name, section: section)
    }
    func length(_ value: CGFloat, _ name: String) -> CGFloat {
      problems.usableSize(value, name, section: section)
    }
    return FlowSectionMetrics(
      lineSpacing: spacing(lineSpacing, "minimumLineSpacing"),
      interitemSpacing: spacing(interitemSpacing, "minimumInteritemSpacing"),
      insets: EdgeInsets(
        top: spacing(insets.top, "sectionInset.top"), left: spacing(insets.left, "sectionInset.left"),
        bottom: spacing(insets.bottom, "sectionInset.bottom"),
        right: spacing(insets.right, "sectionInset.right")),
      header: CGSize(
        width: length(header.width, "headerReferenceSize.width"),
        height: length(header.height, "headerReferenceSize.height")),
      footer: CGSize(
        width: length(footer.width, "footerReferenceSize.width"),
        height: length(footer.height, "footerReferenceSize.height")))
  }
}
