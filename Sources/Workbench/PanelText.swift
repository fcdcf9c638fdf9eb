import TerminalCanvas

/// A line of a panel.
struct PanelLine: Equatable {
  /// The text.
  var text: String
  /// How it looks.
  var style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// The heading of a panel.
  static func title(_ text: String) -> PanelLine { PanelLine(text, Style(.standard, .bold)) }

  /// A name and a value, the values below one another.
  static func row(_ name: String, _ value: String) -> PanelLine {
    PanelLine("  " + name + String(repeating: " ", count: max(1, 9 - name.count)) + value)
  }
}

extension Style {
  init(_ foreground: Color, _ attributes: Attributes) { self.init(foreground, on: .standard, attributes) }
}
