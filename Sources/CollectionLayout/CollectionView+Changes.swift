import Foundation

extension CollectionView {
  /// The elements in sight whose attributes are others than before, although nothing was invalidated (R2).
  ///
  /// They are compared with what their views were placed by, since a layout can change its own objects.
  func changes(in answer: [LayoutAttributes]) -> [Finding] {
    guard conversation.areViewsPlaced, conversation.movement == nil else { return [] }
    return answer.compactMap { new in
      guard let old = conversation.views[new.elementID]?.layoutAttributes, !old.isEqual(new) else {
        return nil
      }
      return change(from: old, to: new)
    }
  }

  private func change(from old: LayoutAttributes, to new: LayoutAttributes) -> Finding {
    let element = new.elementID
    let message =
      "layout attributes for supplementary item at index path ({length = 2, path = \(element.section) - "
      + "\(element.item)}) changed from \(old.description) to \(new.description) without invalidating the layout"
    return Finding(
      rule: "changed-without-invalidation", element: element,
      detail: "the answer changed though nothing was invalidated, so the old one is used: "
        + differences(old, new),
      message: element.category == .supplementaryView ? message : nil)
  }

  private func differences(_ old: LayoutAttributes, _ new: LayoutAttributes) -> String {
    func text<Value: Equatable>(_ name: String, _ old: Value, _ new: Value, _ text: (Value) -> String)
      -> String?
    {
      old == new ? nil : "\(name) from \(text(old)) to \(text(new))"
    }
    let parts = [
      text("frame", old.frame, new.frame, \.brief), text("zIndex", old.zIndex, new.zIndex) { String($0) },
      text("alpha", old.alpha, new.alpha, \.brief), text("isHidden", old.isHidden, new.isHidden) { "\($0)" },
    ].compactMap { $0 }
    return parts.isEmpty
      ? "the transform or a property of the attributes' class" : parts.joined(separator: ", ")
  }
}
