import CollectionLayout
import TerminalCanvas

/// The faults of the last answer.
enum FindingsPanel {
  static func lines(_ findings: [Finding], current: Int?, width: Int) -> [PanelLine] {
    guard !findings.isEmpty else { return [.title("Findings  none")] }
    return [.title("Findings  \(findings.count)  (n next, N before)")]
      + findings.enumerated().flatMap { index, finding in
        let head = "\(index == current ? "▸" : " ") \(finding.rule) \(finding.element?.name ?? "layout")"
        return [PanelLine(head, .init(.red, index == current ? .bold : []))]
          + wrapped(finding.detail, width: width - 4).map { PanelLine("    " + $0) }
      }
  }

  /// Breaks a sentence into lines at spaces.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, TextWidth.width(of: longer) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
