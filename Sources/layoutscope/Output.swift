import Foundation

/// Where results and messages go.
enum Output {
  /// Writes a result to standard output; a reader that went away is no error of ours.
  static func write(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }

  /// Writes one line to standard error.
  static func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("layoutscope: \(message)\n".utf8))
  }
}

/// Rows of text in columns: the first to the left, numbers to the right.
enum TextTable {
  static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 || column == columns - 1 ? text + padding : padding + text
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
