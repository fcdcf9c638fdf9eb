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

/// Which headers and footers stay in sight, and what is in sight (F13).
struct FlowPins: Hashable, Sendable {
  var headers = false
  var footers = false
  /// The visible stretch of the axis that scrolls.
  var visible = FlowSpan(lower: 0, upper: 0)
}
