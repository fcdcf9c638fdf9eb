/// What the terminal is asked to report beside keys (xterm's private modes).
struct ReportingModes {
  /// Whether the mouse belongs to the program instead of the terminal's own text selection.
  var mouse: Bool

  /// Presses, releases and drags, with coordinates of any size.
  private static let mouseModes = ["1002", "1006"]
  /// Pastes as one piece, and the focus.
  private static let otherModes = ["2004", "1004"]

  /// What turns the wanted modes on.
  var on: String { Self.sequence(Self.otherModes + (mouse ? Self.mouseModes : []), "h") }

  /// What turns all modes off.
  static let off = sequence(otherModes + mouseModes, "l")

  /// What turns the mouse alone on or off.
  static func mouse(_ isOn: Bool) -> String { sequence(mouseModes, isOn ? "h" : "l") }

  private static func sequence(_ modes: [String], _ final: String) -> String {
    modes.map { "\u{1B}[?\($0)\(final)" }.joined()
  }
}
