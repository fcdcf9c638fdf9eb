import Foundation

/// A view that wanted another size than the layout gave it (O8).
public struct PreferredSize: Hashable, Sendable {
  /// The view's element.
  public var element: ElementID
  /// The size that the layout had for it, in points.
  public var original: CGSize
  /// The size that it wants, in points.
  public var preferred: CGSize
}

extension CollectionView {
  /// How many passes the sizes may take to come to rest (R10).
  static let sizingPassLimit = 100

  /// The views that wanted another size in each pass of the last time that any did.
  public var sizingPasses: [[PreferredSize]] { conversation.sizingPasses }

  /// Asks views that are new, or have a new size, what size they prefer, until all have it.
  ///
  /// All views of a pass are asked before the layout is prepared again and asked for the whole rectangle; iOS often
  /// asks for one item only. That is our choice, and that sizes which do not come to rest stay as they are then.
  func settleSizes() {
    var passes: [[PreferredSize]] = []
    while true {
      let changes = askPreferredSizes()
      guard !changes.isEmpty else { break }
      passes.append(changes)
      prepareLayout()
      query()
      showVisibleElements()
      guard passes.count < Self.sizingPassLimit else {
        noteLoop(passes)
        for view in conversation.views.values { view.sizeAsked = view.layoutAttributes?.size }
        break
      }
    }
    if !passes.isEmpty { conversation.sizingPasses = passes }
  }

  private func askPreferredSizes() -> [PreferredSize] {
    conversation.visible.compactMap { attributes in
      guard let view = conversation.views[attributes.elementID], view.mayPreferSize,
        view.sizeAsked != attributes.size, attributes.representedElementCategory != .decorationView
      else { return nil }
      view.sizeAsked = attributes.size
      return askPreferredSize(of: view, attributes)
    }
  }

  private func askPreferredSize(of view: CollectionReusableView, _ original: LayoutAttributes)
    -> PreferredSize?
  {
    guard let copy = original.copy() as? LayoutAttributes else { return nil }
    let element = original.elementID
    let preferred = view.preferredLayoutAttributesFitting(copy)
    let size = preferred.size
    guard size != original.size else { return nil }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      note(
        Finding(
          rule: "unusable-preferred-size", element: element,
          detail: "the view prefers the size \(size.brief); it keeps \(original.size.brief)"))
      return nil
    }
    let layout = collectionViewLayout
    recorded(.preferredAttributes(element), answer: { _ in .size(size) }) {}
    let isInvalid = recorded(.shouldInvalidateForPreferred(element), answer: { .bool($0) }) {
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard isInvalid else { return nil }
    let context = recorded(.contextForPreferred(element), answer: { .claims($0.claims) }) {
      layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    layout.invalidateLayout(with: context)
    return PreferredSize(element: element, original: original.size, preferred: size)
  }

  /// Names the elements that still wanted other sizes, and the sizes that they went through at last (R10).
  private func noteLoop(_ passes: [[PreferredSize]]) {
    let restless = passes.last ?? []
    let lines = restless.prefix(5).map { last in
      let sizes = passes.suffix(4).flatMap { $0 }.filter { $0.element == last.element }.map(\.preferred.brief)
      return "\(last.element.name): \(sizes.joined(separator: " → "))"
    }
    let rest = restless.count > 5 ? "; and \(restless.count - 5) more" : ""
    note(
      Finding(
        rule: "layout-loop", element: restless.first?.element,
        detail: "sizes did not come to rest within \(passes.count) passes: "
          + lines.joined(separator: "; ") + rest,
        message: "UICollectionView is stuck in its update/layout loop."))
  }
}

extension CollectionReusableView {
  /// Whether the view could answer anything but the attributes that it is asked with.
  fileprivate var mayPreferSize: Bool {
    type(of: self) != CollectionReusableView.self && type(of: self) != CollectionViewCell.self
  }
}
