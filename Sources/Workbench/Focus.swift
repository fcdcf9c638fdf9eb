/// What takes the arrow keys: the scene, in the way that a mode says, or a panel.
enum Focus: Hashable, Sendable {
  case mode(Mode)
  case panel(Panel)

  /// The name in the key bar.
  var name: String {
    switch self {
    case .mode(let mode): mode.name
    case .panel(let panel): panel.name
    }
  }

  /// What the arrows do, for the key bar; the forms get shorter.
  var arrows: [String] {
    switch self {
    case .mode(.bounds): ["←→ width  ↑↓ height  Shift ×10", "←→ ↑↓ size"]
    case .mode(.items): ["→← add, remove  ↑↓ section  Shift ×10", "→← + −"]
    case .mode(.scroll): ["←→↑↓ scroll  Shift ×10", "←→↑↓"]
    case .mode(.select): ["←→↑↓ walk"]
    case .panel(.scene), .panel(.calls), .panel(.problem), .panel(.output): ["↑↓ scroll"]
    case .panel(.findings): ["↑↓ choose"]
    case .panel(.properties):
      ["↑↓ choose  ←→ change  Shift ×10  Enter part", "↑↓ choose  ←→ change", "↑↓ ←→"]
    }
  }
}
