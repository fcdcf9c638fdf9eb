import Foundation

/// One element of a flow with its final frame.
struct FlowElement: Hashable, Sendable {
  /// What the element is.
  enum Kind: Hashable, Sendable {
    /// The section's header.
    case header
    /// An item.
    case item(Int)
    /// The section's footer.
    case footer
  }

  var kind: Kind
  var section: Int
  var frame: CGRect
}

extension FlowElement {
  /// Attributes of the given class; headers and footers lie above cells (F12).
  func makeAttributes(_ attributesClass: LayoutAttributes.Type) -> LayoutAttributes {
    var state = LayoutAttributesState()
    state.origin = frame.origin
    state.size = frame.size
    state.section = section
    state.pathLength = 2
    switch kind {
    case .item(let item): state.item = item
    case .header: state.makeBar(CollectionView.elementKindSectionHeader)
    case .footer: state.makeBar(CollectionView.elementKindSectionFooter)
    }
    return attributesClass.make(state)
  }
}

extension LayoutAttributesState {
  fileprivate mutating func makeBar(_ elementKind: String) {
    category = .supplementaryView
    kind = elementKind
    item = 0
    zIndex = 10
  }
}

/// Which headers and footers stay in sight, and what is in sight (F13).
struct FlowPins: Hashable, Sendable {
  var headers = false
  var footers = false
  /// The visible stretch of the axis that scrolls.
  var visible = FlowSpan(lower: 0, upper: 0)
}
