import CollectionLayout
import Foundation
import LayoutScene

/// Finds attributes classes that lose properties when they are copied.
public enum AttributesCopy: SightRule {
  /// `attributes-copy`.
  public static let rule = "attributes-copy"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      attributes of a subclass whose copy has other values of the subclass's properties.
      """,
    hurts: """
      the platform copies attributes before it hands them to cells: the property is lost there.
      """,
    mend: """
      override `copy(with:)` and copy every property; override `isEqual(_:)` and compare them.
      """,
    blind: """
      properties that are objects, and layouts in another process.
      """)

  /// One finding for each element whose copy is poorer.
  public static func findings(in sight: Sight) -> [Finding] {
    guard let losses = sight.twice.first?.lossyCopies else { return [] }
    return losses.sorted { ($0.key.section, $0.key.item) < ($1.key.section, $1.key.item) }.map {
      Finding(
        rule: rule, element: $0.key,
        detail: "a copy of the attributes loses \($0.value.joined(separator: ", "))")
    }
  }
}
