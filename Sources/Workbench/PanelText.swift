import TerminalCanvas

/// A line of a panel.
struct PanelLine: Equatable {
  /// The text.
  var text: String
  /// How it looks.
  var style: Style
  /// Whether it is the line that the panel is about, which is always shown.
  var isMarked: Bool

  init(_ text: String, _ style: Style = .plain, isMarked: Bool = false) {
    self.text = text
    self.style = style
    self.isMarked = isMarked
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

extension TextWidth {
  /// Breaks a sentence into lines at spaces.
  static func wrap(_ text: String, to limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, width(of: longer) > limit {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
