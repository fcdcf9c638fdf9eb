import Foundation
import LayoutGallery
import LayoutHost

/// `layoutscope layouts`: the gallery, or the layouts of a source, a line each.
struct LayoutsCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    if let other = arguments.subjects.first(where: { !SourceSubject.isPath($0) }) {
      throw UsageError(
        "layouts \(other): accepted are Swift files and folders; a folder is written as ./\(other)")
    }
    let rows =
      arguments.subjects.isEmpty
      ? Gallery.entries.map { [$0.name, $0.summary] }
      : try LayoutSources(paths: arguments.subjects).layouts().map { [$0.name, $0.summary] }
    let lines = TextTable.lines(rows)
    Output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    return 0
  }
}
