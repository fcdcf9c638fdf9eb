import TerminalTesting

/// The program that the tests watch; it draws a few things and shows each event as text.
enum Fixture {
  static func start(
    columns: Int = 80, rows: Int = 24, _ environment: [String: String?] = [:], arguments: [String] = []
  ) throws -> PtyScreen {
    try PtyScreen(
      BuiltProgram.path("TerminalFixture"), arguments, columns: columns, rows: rows, environment: environment)
  }

  /// Starts it and waits until its first picture is complete.
  static func startAndDraw(
    columns: Int = 80, rows: Int = 24, _ environment: [String: String?] = [:]
  ) throws -> PtyScreen {
    let screen = try start(columns: columns, rows: rows, environment)
    try screen.wait(for: "last \(columns)x\(rows) 0;")
    return screen
  }
}
