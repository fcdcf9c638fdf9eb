import Foundation
import LayoutGallery

/// `layoutscope layouts`: the gallery, a line each.
struct LayoutsCommand {
  func run() -> Int32 {
    let lines = TextTable.lines(Gallery.entries.map { [$0.name, $0.summary] })
    Output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    return 0
  }
}
