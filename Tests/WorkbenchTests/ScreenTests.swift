import Foundation
import TerminalInput
import Testing

@testable import Workbench

/// Whole screens, compared with files that a person can read.
///
/// `UPDATE_SCREENS=1 swift test --filter ScreenTests` writes the files anew; look at them before you keep them.
@MainActor
@Suite struct ScreenTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    let name: String
    var layout = "two-section-grid"
    var counts = [4, 8]
    var isASCII = false
    let size: (columns: Int, rows: Int)
    var keys: @MainActor @Sendable (Bench) -> Void = { _ in }

    var testDescription: String { name }
  }

  private nonisolated static func shots(of size: (columns: Int, rows: Int), isASCII: Bool) -> [Shot] {
    let suffix = "\(size.columns)x\(size.rows)" + (isASCII ? "-ascii" : "")
    return [
      Shot(name: "start-\(suffix)", isASCII: isASCII, size: size),
      Shot(name: "faults-\(suffix)", counts: [5, 9], isASCII: isASCII, size: size) { bench in
        bench.type("fzn")
        bench.press(.escape)
      },
      Shot(name: "help-\(suffix)", isASCII: isASCII, size: size) { $0.type("?") },
    ]
  }

  private nonisolated static let shots: [Shot] =
    [(80, 24), (200, 60), (40, 12)].flatMap { shots(of: $0, isASCII: false) + shots(of: $0, isASCII: true) }
    + others

  private nonisolated static let others: [Shot] = [
    Shot(name: "properties-80x24", layout: "sections-grid", size: (80, 24)) { bench in
      bench.type("p")
      bench.press(.right)
    },
    Shot(name: "walk-80x24", layout: "sections-grid", counts: [3, 20], size: (80, 24)) { bench in
      bench.press(.tab, times: 3)
      bench.press(.end)
      bench.press(.down, times: 3)
    },
    Shot(name: "calls-40x12", size: (40, 12)) { $0.type("c") },
    Shot(name: "findings-40x12", counts: [5, 9], size: (40, 12)) { bench in
      bench.type("f")
      bench.press(.down, times: 2)
    },
    Shot(name: "devices-40x12", size: (40, 12)) { $0.type("d") },
    Shot(name: "message-40x12", size: (40, 12)) { $0.type("N") },
    Shot(name: "smallest-24x8", size: (24, 8)),
    Shot(name: "too-small-23x7", size: (23, 7)),
  ]

  @Test(arguments: shots) func screen(shot: Shot) throws {
    let bench = try Bench(shot.layout, counts: shot.counts, isASCII: shot.isASCII)
    bench.picture(shot.size.columns, shot.size.rows)
    shot.keys(bench)
    let picture = bench.picture(shot.size.columns, shot.size.rows)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Screens/\(shot.name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try Data(picture.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == expected, "\(shot.name) shows\n\(picture)instead of\n\(expected)")
    if shot.isASCII { #expect(picture.utf8.allSatisfy { $0 < 128 }) }
  }

  @Test func titleNeverCollides() throws {
    let bench = try Bench()
    for columns in 24...120 {
      let line = bench.picture(columns, 24).prefix { $0 != "\n" }
      #expect(line.hasPrefix("┌ ") && line.hasSuffix("┐"), "\(line)")
      #expect(line.contains(" TwoSectionGridLayout "), "\(line)")
      #expect(columns < 36 || line.contains(" 393×852 "), "\(line)")
    }
  }

  @Test func drawingTwiceShowsTheSame() throws {
    let bench = try Bench(counts: [5, 9])
    bench.type("fnd")
    let first = bench.picture()
    for (columns, rows) in [(200, 60), (40, 12), (23, 7), (0, 0), (1, 1)] { bench.picture(columns, rows) }
    #expect(bench.picture() == first)
  }
}
