import CNcurses
import TerminalCanvas

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// What the environment says about the terminal, asked before the screen is touched.
extension Terminal {
  /// Makes ncurses write the person's encoding; whether that can show box drawing.
  static func adoptLocale() -> Bool {
    setlocale(LC_ALL, "")
    setlocale(LC_NUMERIC, "C")
    guard let encoding = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: encoding) == "UTF-8" && ncurses_width(0x2502) == 1
  }

  /// Refuses a terminal that could show no screen, where ncurses would fill it with garbage or exit.
  static func checkTerm() throws {
    guard let name = value(of: "TERM") else { throw TerminalError.termIsNotSet }
    guard ncurses_find_terminal(STDOUT_FILENO) else { throw TerminalError.unknownTerm(name) }
    defer { ncurses_forget_terminal() }
    guard Capability.sequence("cup") != nil else { throw TerminalError.cannotMoveCursor(name) }
  }

  /// Whether NO_COLOR is set and not empty (no-color.org).
  static var environmentForbidsColor: Bool { value(of: "NO_COLOR") != nil }

  private static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
