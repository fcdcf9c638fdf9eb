import CNcurses

/// The control sequences that the terminal's description gives.
enum Capability {
  /// A sequence by its terminfo name, ready to be written.
  static func sequence(_ name: String) -> String? {
    ncurses_capability(name).map { withoutPadding(String(cString: $0)) }
  }

  /// What moves the cursor.
  static func cursorAddress(row: Int, column: Int) -> String? {
    ncurses_cursor_address(Int32(row), Int32(column)).map { withoutPadding(String(cString: $0)) }
  }

  /// Removes `$<5>` and the like, delays that only hardware of the time needs.
  static func withoutPadding(_ sequence: String) -> String {
    var kept = ""
    var rest = sequence[...]
    while let character = rest.first {
      if rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        kept.append(character)
        rest = rest.dropFirst()
      }
    }
    return kept
  }
}
