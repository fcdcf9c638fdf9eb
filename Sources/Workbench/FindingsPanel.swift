import CollectionLayout
import TerminalCanvas

/// The faults of the last answer.
enum FindingsPanel {
  static func lines(_ findings: [Finding], current: Int?, width: Int) -> [PanelLine] {
    guard !findings.isEmpty else { return [.title("Findings  none")] }
    return [.title("Findings  \(findings.count)  (n next, N before)")]
      + findings.enumerated().flatMap { index, finding in
        let isCurrent = index == current
        let head = "\(isCurrent ? "▸" : " ") \(finding.rule) \(finding.element?.name ?? "layout")"
        return [PanelLine(head, .init(.red, isCurrent ? .bold : []), isMarked: isCurrent)]
          + TextWidth.wrap(finding.detail, to: width - 4).map { PanelLine("    " + $0, isMarked: isCurrent) }
      }
  }
}
