/// A message of the compiler about the user's source.
public struct CompilerDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing can be shown.
    case error
    /// Something is doubtful.
    case warning
    /// More about the message before.
    case note
  }

  /// The user's file; `nil` for a message about the build as a whole.
  public var file: String?
  /// The line, counted from 1; 0 where there is none.
  public var line: Int
  /// The column, counted from 1; 0 where there is none.
  public var column: Int
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, in UIKit's names.
  public var message: String

  /// The message in the usual form, `Grid.swift:12:5: error: …`.
  public var description: String {
    let place = file.map { line > 0 ? "\($0):\(line):\(column): " : "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }

  /// The messages in what the compiler printed.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    var seen: Set<CompilerDiagnostic> = []
    return output.split(separator: "\n").compactMap { parse(line: String($0)) }
      .filter { seen.insert($0).inserted }
  }

  private static func parse(line text: String) -> CompilerDiagnostic? {
    for severity in [Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      guard let range = text.range(of: mark) else { continue }
      let before = text[..<range.lowerBound]
      let message = UIKitNames.translate(String(text[range.upperBound...]))
      if before.isEmpty {
        return CompilerDiagnostic(file: nil, line: 0, column: 0, severity: severity, message: message)
      }
      // The place is `path:line:column: `; a path can have colons of its own.
      let parts = before.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts.last == " " else { continue }
      let numbers = parts.dropLast().suffix(2).compactMap { Int($0) }
      let isWhole = numbers.count == 2
      let path = parts.dropLast(isWhole ? 3 : 2).joined(separator: ":")
      return CompilerDiagnostic(
        file: path == "<unknown>" ? nil : path, line: isWhole ? numbers[0] : numbers.first ?? 0,
        column: isWhole ? numbers[1] : 0, severity: severity, message: message)
    }
    return nil
  }

  /// The version of a compiler that says it cannot read a module of ours.
  var versionOfOtherCompiler: String? {
    let mark = "cannot be imported by the Swift "
    if let range = message.range(of: mark) {
      return String(message[range.upperBound...].prefix { $0 != " " })
    }
    return message.contains("version of the compiler") ? "other" : nil
  }

  /// The names that the compiler looked for in vain.
  var missingNames: [String] {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if message.hasPrefix("cannot find "), let name = quoted.first { return [name] }
    if message.contains(" has no member "), let name = quoted.last { return [name] }
    return []
  }
}
