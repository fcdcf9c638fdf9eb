import Foundation
import LayoutCases

/// `layoutscope verify FILE`: runs a file of recorded cases through the engine.
@MainActor
struct VerifyCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    guard let path = arguments.subjects.first, arguments.subjects.count == 1 else {
      throw UsageError("verify needs one file of cases, as in verify cases.jsonl")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): this file of cases cannot be read")
    }
    let report = CaseFile.verify(text: String(decoding: data, as: UTF8.self))
    Output.write(Data((report.lines.joined(separator: "\n") + "\n").utf8))
    return report.isSuccess ? 0 : 1
  }
}
