import Foundation

/// What the person feels: start, key to picture, bytes sent, idle processor time.
struct TerminalFigures {
  /// The path of the `layoutscope` program.
  let program: String

  struct Row: Encodable {
    let figure: String
    let value: Double
    let unit: String
  }

  private static let right = "\u{1B}[C"
  private static let left = "\u{1B}[D"

  func measure() throws -> [Row] {
    let start = try (0..<15).map { _ in
      try session([], columns: 200, rows: 60).firstPicture().seconds
    }
    return [Row(figure: "start to first picture, 200×60", value: median(start) * 1000, unit: "ms")]
      + (try figures(named: "12 items, two-section-grid", [], columns: 200, rows: 60))
      + (try figures(
        named: "100,000 items, sections-grid", ["sections-grid", "--sections", "100*1000"], columns: 200,
        rows: 60))
      + (try figures(
        named: "1,000,000 items, sections-grid", ["sections-grid", "--sections", "100*10000"], columns: 400,
        rows: 120))
      + [try idle()]
  }

  private func session(_ arguments: [String], columns: Int, rows: Int) throws -> PtySession {
    try PtySession(program, arguments, columns: columns, rows: rows)
  }

  /// A width change, an added item and a scroll step, each many times.
  ///
  /// What changes nothing on the screen, as a scroll where everything fits, is left out.
  private func figures(named name: String, _ arguments: [String], columns: Int, rows: Int) throws -> [Row] {
    let session = try session(arguments, columns: columns, rows: rows)
    _ = session.firstPicture()
    let widths = (0..<40).map { session.answer(to: $0 % 2 == 0 ? Self.right : Self.left) }
    let items = (0..<40).map { session.answer(to: $0 % 2 == 0 ? "+" : "-") }
    _ = session.answer(to: "\t\t")
    let scrolls = (0..<40).map { session.answer(to: $0 % 20 < 10 ? "j" : "k") }
    let size = "\(columns)×\(rows), \(name)"
    return [
      Row(figure: "width key to last byte, \(size)", value: median(widths.map(\.seconds)) * 1000, unit: "ms"),
      Row(
        figure: "bytes of a width change, \(size)", value: median(widths.map { Double($0.bytes) }),
        unit: "bytes"),
      Row(figure: "item key to last byte, \(size)", value: median(items.map(\.seconds)) * 1000, unit: "ms"),
      Row(
        figure: "scroll key to last byte, \(size)", value: median(scrolls.map(\.seconds)) * 1000, unit: "ms"),
      Row(
        figure: "resident memory, \(size)",
        value: Double(ProcessFigures.residentBytes(of: "\(session.process)")) / 1e6, unit: "MB"),
    ].filter { $0.value > 0 }
  }

  private func idle() throws -> Row {
    let session = try session([], columns: 200, rows: 60)
    _ = session.firstPicture()
    let before = ProcessFigures.ticks(of: "\(session.process)")
    Thread.sleep(forTimeInterval: 3)
    return Row(
      figure: "processor time in 3 s without input",
      value: Double(ProcessFigures.ticks(of: "\(session.process)") - before), unit: "ticks")
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
