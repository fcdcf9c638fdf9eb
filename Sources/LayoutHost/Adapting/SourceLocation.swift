import Foundation

/// A line of a user's file.
struct SourceLocation {
  let path: String
  let line: Int

  /// What makes the compiler name the line, for the text that follows.
  var directive: String {
    let path = path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }
}
