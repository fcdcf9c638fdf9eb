import LayoutScene

/// A wrong use of the program: one sentence for standard error, and the exit code.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  var exitCode: Int32 = 2

  init(_ description: String, exitCode: Int32 = 2) {
    self.description = description
    self.exitCode = exitCode
  }
}

/// The command line, split into a command, its subjects and its options.
struct Arguments {
  let command: CommandDescription
  private(set) var subjects: [String] = []
  private var values: [String: [String]] = [:]

  /// Splits the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    command = words.first.flatMap(OptionTable.command(named:)) ?? OptionTable.workbench
    if !command.name.isEmpty { words = words.dropFirst() }
    let options = command.options + OptionTable.general
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        subjects.append(word)
        continue
      }
      let (name, joined) = Self.split(word)
      guard let option = options.first(where: { $0.name == name }) else {
        throw Self.unknown(name, options: options)
      }
      values[name, default: []].append(try Self.value(of: option, joined: joined, from: &words))
    }
  }

  /// The last value of an option; an empty text for a switch that is there.
  subscript(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that can be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  func has(_ name: String) -> Bool { values[name] != nil }

  private static func split(_ word: String) -> (name: String, joined: String?) {
    let short = ["-h": "--help", "-V": "--version"]
    guard let equals = word.firstIndex(of: "="), word.hasPrefix("--") else {
      return (short[word] ?? word, nil)
    }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func value(
    of option: Option, joined: String?, from words: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let form = option.value else {
      guard joined == nil else { throw UsageError("\(option.name) takes no value") }
      return ""
    }
    guard let value = joined ?? words.popFirst() else {
      throw UsageError("\(option.name) needs a value, as in \(option.name) \(form)")
    }
    return value
  }

  private static func unknown(_ name: String, options: [Option]) -> UsageError {
    UsageError("unknown option \(name); accepted are \(options.map(\.name).joined(separator: ", "))")
  }
}
