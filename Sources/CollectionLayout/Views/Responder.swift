import Foundation

/// What can hear of events, shaped like `UIResponder`; no events happen here.
@preconcurrency @MainActor
open class Responder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// Makes a responder as from an archive; nothing is read from it here.
  public init?(coder: NSCoder) { super.init() }

  /// Who hears of an event next; `nil` unless a subclass says otherwise.
  open var next: Responder? { nil }
  /// Whether the responder wants to hear of keys.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder hears of keys; never here.
  open var isFirstResponder: Bool { false }

  /// Asks for the keys; refused, since there are none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up the keys.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called when fingers touch; never here.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Called when fingers move; never here.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Called when fingers leave; never here.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Called when touches are broken off; never here.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  /// Whether assistive technology can name it.
  open var isAccessibilityElement = false
  /// The name for tests.
  open var accessibilityIdentifier: String?
  /// The name that is spoken.
  open var accessibilityLabel: String?
  /// What it does, spoken.
  open var accessibilityHint: String?
  /// The value that is spoken.
  open var accessibilityValue: String?

  /// Writes the object into an archive; nothing is written here.
  open func encode(with coder: NSCoder) {}

  /// Called on iOS after a view came out of an archive; never called here.
  open func awakeFromNib() {}
  /// Called by Interface Builder; never called here.
  open func prepareForInterfaceBuilder() {}
  /// Called on iOS when traits change; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
