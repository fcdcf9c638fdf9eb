import CollectionLayout
import Foundation
import TerminalCanvas

/// The row ruler of a flow's line: what every point of its room is spent on, by exact decimals.
enum RulerPanel {
  static func lines(_ line: FlowLine, width: Int) -> [PanelLine] {
    let sum = line.parts.map { text(of: $0, section: line.section) }.joined(separator: " + ")
    let total = line.parts.reduce(0) { $0 + $1.length }
    return [.title("Row  section \(line.section), line \(line.number)\(line.isLast ? " (last)" : "")")]
      + TextWidth.wrap("\(sum) = \(exact(total)) of \(exact(line.container))", to: width - 2).map {
        PanelLine("  " + $0)
      }
      + [
        .row("used", "\(exact(line.used)) of \(exact(line.available)) available"),
        .row("gaps", "\(line.rule.rawValue); minimum \(exact(line.minimumGap))"),
      ]
  }

  /// Nine decimals: what a report of a misfit shows, without the rounding errors of sums.
  private static func exact(_ length: CGFloat) -> String {
    length.isFinite ? ((length * 1e9).rounded() / 1e9).brief : length.brief
  }

  private static func text(of part: FlowLine.Part, section: Int) -> String {
    switch part.kind {
    case .inset: "\(exact(part.length)) inset"
    case .item(let item): "\(exact(part.length)) [\(ElementID.cell(section, item).name)]"
    case .gap(let rule): "\(exact(part.length)) \(rule.rawValue)"
    case .rest: "\(exact(part.length)) rest"
    }
  }
}
