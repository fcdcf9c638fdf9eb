import CollectionLayout
import Foundation
import LayoutScene

extension Element {
  /// What differs from another answer for the same element, `frame … but …`; `nil` for no difference that counts.
  func difference(from other: Element) -> String? {
    if id != other.id { return "it is \(id.name) but \(other.id.name)" }
    if !frame.isClose(to: other.frame) { return "the frame is \(frame.brief) but \(other.frame.brief)" }
    if zIndex != other.zIndex { return "the z index is \(zIndex) but \(other.zIndex)" }
    if (alpha - other.alpha).magnitude > AnswerChecks.tolerance {
      return "the alpha is \(alpha.brief) but \(other.alpha.brief)"
    }
    if isHidden != other.isHidden { return isHidden ? "it is hidden but shown" : "it is shown but hidden" }
    return transform == other.transform ? nil : "the transform is another one"
  }
}

extension CGRect {
  /// Whether all four numbers are the same but for rounding.
  func isClose(to other: CGRect) -> Bool {
    let differences = [
      origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
      size.height - other.size.height,
    ]
    return differences.allSatisfy { $0.magnitude <= AnswerChecks.tolerance }
      || (!isFinite && !other.isFinite)
  }
}
