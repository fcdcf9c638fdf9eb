import TerminalCanvas

/// Why a layout of the user's cannot be shown as its source is now.
public struct Problem: Equatable, Sendable {
  /// What happened, in a few words.
  public var title: String
  /// The messages, each of which may be long.
  public var lines: [String]

  /// Describes a problem.
  public init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }

  func panelLines(width: Int) -> [PanelLine] {
    [PanelLine(title, .init(.red, .bold))]
      + lines.flatMap { line in
        let indent = String(line.prefix { $0 == " " })
        return TextWidth.wrap(line, to: width - 4 - indent.count).enumerated().map { index, part in
          PanelLine((index == 0 ? "  " : "    ") + indent + part)
        }
      }
  }
}
