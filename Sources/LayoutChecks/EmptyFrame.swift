import CollectionLayout
import Foundation
import LayoutScene

/// Finds elements without area in bounds that have one.
public enum EmptyFrame: SightRule {
  /// `empty-frame`.
  public static let rule = "empty-frame"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      cells, headers and footers that are not hidden and have no width or no height though the bounds have \
      both.
      """,
    hurts: """
      the element cannot be seen; a supplementary view of no size stops the app when it has no class.
      """,
    mend: """
      give it a size; answer `nil` for a header or footer that is not there.
      """,
    blind: """
      cells whose size the scene itself sets to zero, decoration views, and hidden elements.
      """)

  /// One finding for each element without area.
  public static func findings(in sight: Sight) -> [Finding] {
    let bounds = sight.seen.bounds.size
    guard sight.kind != .noRoom, bounds.width > 0, bounds.height > 0 else { return [] }
    return sight.elements.filter { element in
      !element.isHidden && element.id.category != .decorationView && element.transform == nil
        && element.frame.isFinite && (element.frame.size.width == 0 || element.frame.size.height == 0)
        && !isAsked(element.id, in: sight.now)
    }.map {
      Finding(
        rule: rule, element: $0.id,
        detail: "the frame \($0.frame.brief) has no area in bounds of \(bounds.brief)")
    }
  }

  private static func isAsked(_ id: ElementID, in scene: Scene) -> Bool {
    guard scene.sections.indices.contains(id.section) else { return false }
    let section = scene.sections[id.section]
    let size = section.itemSizes.size(section: id.section, item: id.item)
    return [size, section.header, section.footer].contains { $0.map { $0.width * $0.height == 0 } ?? false }
  }
}
