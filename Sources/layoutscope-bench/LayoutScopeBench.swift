import Foundation

/// `layoutscope-bench terminal [--json]`: measures the program beside it as a person meets it.
@main
struct LayoutScopeBench {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard words.first == "terminal", words.dropFirst().allSatisfy({ $0 == "--json" }) else {
      FileHandle.standardError.write(Data("usage: layoutscope-bench terminal [--json]\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let program = folder.appendingPathComponent("layoutscope").path
    let rows = try TerminalFigures(program: program).measure()
    if words.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(["terminal": rows]), as: UTF8.self))
    } else {
      for row in rows { print("| \(row.figure) | \(String(format: "%.2f", row.value)) \(row.unit) |") }
    }
  }
}
