import TerminalTesting

/// The built program on a pseudo-terminal.
enum Program {
  static let path = BuiltProgram.path("layoutscope")

  /// Starts it and waits until its first picture is complete: the key bar is its last line.
  static func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
  ) throws -> PtyScreen {
    let screen = try PtyScreen(path, arguments, columns: columns, rows: rows, environment: environment)
    try screen.wait(until: "key bar") { $0.lines.last?.contains("BOUNDS") == true }
    return screen
  }
}
