import Foundation

/// What became of a file of recorded cases.
public struct CaseReport: Equatable, Sendable {
  /// How many cases the engine answers as recorded.
  public internal(set) var passed = 0
  /// How many cases it answers otherwise, or that cannot be read.
  public internal(set) var failed = 0
  /// How many cases are of a layout that is not built.
  public internal(set) var skipped = 0
  /// For each case that did not pass: what it is, and where expected and actual differ.
  public internal(set) var details: [String] = []

  /// The numbers: `28 passed, 0 failed, 2 skipped`.
  public var summary: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }

  /// Everything to print; the summary is the last line.
  public var lines: [String] { details + [summary] }

  /// Whether nothing failed and something passed.
  public var isSuccess: Bool { failed == 0 && passed > 0 }

  mutating func fail(_ heading: String, _ reasons: [String]) {
    failed += 1
    details.append("failed \(heading)")
    details += reasons.map { "  \($0)" }
  }
}
