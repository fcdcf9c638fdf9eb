/// Why a terminal cannot show a screen; each description is one sentence for the person.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input is a file, a pipe or closed.
  case inputIsNoTerminal
  /// Standard output is a file, a pipe or closed.
  case outputIsNoTerminal
  /// TERM is unset or empty.
  case termIsNotSet
  /// No description of this terminal is installed.
  case unknownTerm(String)
  /// The terminal, as described, cannot move its cursor.
  case cannotMoveCursor(String)
  /// The operating system or ncurses refused, for the reason given.
  case unusable(String)

  /// What is wrong and what would help.
  public var description: String {
    switch self {
    case .inputIsNoTerminal: "standard input is not a terminal, so there are no keys to read"
    case .outputIsNoTerminal: "standard output is not a terminal, so there is no screen to draw on"
    case .termIsNotSet: "TERM is not set; set it to the name of your terminal, such as xterm-256color"
    case .unknownTerm(let name):
      "no terminal named \(printable(name)) is known here; set TERM to one that is, such as xterm-256color"
    case .cannotMoveCursor(let name):
      "a terminal named \(printable(name)) cannot move its cursor, so there is no screen to draw on"
    case .unusable(let reason): "the terminal cannot be used: \(reason)"
    }
  }

  private func printable(_ name: String) -> String { name.debugDescription }
}
