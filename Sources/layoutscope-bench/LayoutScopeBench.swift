import Foundation

/// `layoutscope-bench [W1…W6] [--items 1000,100000] [--json]` times our layouts against the textbook layout;
/// `layoutscope-bench terminal [--json]` measures the program beside it as a person meets it;
/// `layoutscope-bench repeat W2 10000 20` only performs a work, for tools that count instructions.
@main
struct LayoutScopeBench {
  private static let usage =
    "layoutscope-bench [W1 … W6] [--items 1000,10000] [--json] | terminal [--json] | repeat W2 10000 20"

  @MainActor
  static func main() throws {
    var words = CommandLine.arguments.dropFirst()
    let isJSON = words.contains("--json")
    words.removeAll { $0 == "--json" }
    if words.first == "terminal" {
      guard words.count == 1 else { fail("terminal takes no further words") }
      try printTerminalFigures(isJSON: isJSON)
      return
    }
    if words.first == "repeat" {
      guard let repetition = Repetition(words.dropFirst()) else {
        fail("repeat takes a work, items and times")
      }
      return try repetition.run()
    }
    var works: [Work] = []
    var items = [1000, 10_000, 100_000, 1_000_000]
    while let word = words.popFirst() {
      if let work = Work(rawValue: word) {
        works.append(work)
      } else if word == "--items", let list = words.popFirst() {
        items = list.split(separator: ",").compactMap { Int($0) }.filter { (100...10_000_000).contains($0) }
        if items.isEmpty { fail("--items \(list): accepted are numbers from 100 to 10000000") }
      } else {
        fail("\(word): not understood")
      }
    }
    try run(works.isEmpty ? Work.allCases : works, items: items, isJSON: isJSON)
  }

  @MainActor
  private static func run(_ works: [Work], items: [Int], isJSON: Bool) throws {
    var results: [WorkResult] = []
    for work in works {
      if !isJSON { print("\(work.rawValue)  \(work.help)") }
      for count in items {
        for result in try WorkRunner().run(work, items: count) {
          results.append(result)
          if !isJSON { print("  " + line(result)) }
        }
      }
    }
    if isJSON { try printJSON(["works": results]) }
  }

  private static func line(_ result: WorkResult) -> String {
    let head = "\(result.layout) \(result.items)".padding(toLength: 16, withPad: " ", startingAt: 0)
    if let bytes = result.bytesPerItem { return head + String(format: "%.2f bytes an item", bytes) }
    return head
      + String(
        format: "%12.2f µs  %10.1f × textbook", (result.medianNanoseconds ?? 0) / 1000,
        result.textbookRatio ?? 0)
  }

  private static func printTerminalFigures(isJSON: Bool) throws {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let rows = try TerminalFigures(program: folder.appendingPathComponent("layoutscope").path).measure()
    if isJSON {
      try printJSON(["terminal": rows])
    } else {
      for row in rows { print("| \(row.figure) | \(String(format: "%.2f", row.value)) \(row.unit) |") }
    }
  }

  private static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("layoutscope-bench: \(message); usage: \(usage)\n".utf8))
    exit(2)
  }
}
