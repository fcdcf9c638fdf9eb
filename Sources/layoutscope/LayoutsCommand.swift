import Foundation
import LayoutGallery

/// `layoutscope layouts`: the gallery, a line each.
struct LayoutsCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    guard arguments.subjects.isEmpty else {
      throw UsageError("layouts takes no SUBJECT: \(arguments.subjects.joined(separator: ", "))")
    }
    let lines = TextTable.lines(Gallery.entries.map { [$0.name, $0.summary] })
    Output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    return 0
  }
}
