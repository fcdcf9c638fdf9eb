import CollectionLayout
import Foundation
import TerminalCanvas

/// The row ruler of a flow's line: what every point of its room is spent on, by exact decimals.
enum RulerPanel {
  static func lines(_ line: FlowLine, width: Int) -> [PanelLine] {
    let sum = line.parts.map { text(of: $0, section: line.section) }.joined(separator: " + ")
    let total = line.parts.reduce(0) { $0 + $1.length }
    return [.title("Row  section \(line.section), line \(line.number)\(line.isLast ? " (last)" : "")")]
      + TextWidth.wrap("\(sum) = \(total.brief) of \(line.container.brief)", to: width - 2).map {
        PanelLine("  " + $0)
      }
      + [
        .row("used", "\(line.used.brief) of \(line.available.brief) available"),
        .row("gaps", "\(line.rule.rawValue); minimum \(line.minimumGap.brief)"),
      ]
  }

  private static func text(of part: FlowLine.Part, section: Int) -> String {
    switch part.kind {
    case .inset: "\(part.length.brief) inset"
    case .item(let item): "\(part.length.brief) [\(ElementID.cell(section, item).name)]"
    case .gap(let rule): "\(part.length.brief) \(rule.rawValue)"
    case .rest: "\(part.length.brief) rest"
    }
  }
}
