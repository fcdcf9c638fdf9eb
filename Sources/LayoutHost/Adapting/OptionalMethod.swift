/// An optional method of a protocol.
struct OptionalMethod {
  /// The word `optional`.
  let keyword: SourceWord
  /// The method's name.
  let name: String
  /// The parameters as they are written.
  let parameterText: String
  let parameters: [Parameter]
  /// The type of the answer.
  let result: String
  /// Where `throws` belongs.
  let throwsOffset: Int

  struct Parameter {
    /// The label with its colon, or nothing.
    var label: String
    /// The name inside of the method.
    var name: String
    var type: String

    var isInout: Bool { type.hasPrefix("inout ") }
  }

  /// Reads the method whose `func` is at an index.
  init?(keyword: Int, function: Int, in file: SourceText, before end: Int) {
    guard let name = file.word(function + 1), let opening = file.word(function + 2), opening.text == "(",
      let closing = file.closing(of: function + 2), closing < end
    else { return nil }
    self.keyword = file.words[keyword]
    self.name = name.text
    parameterText = file.text(from: function + 3, through: closing - 1)
    parameters = Self.parameters(from: function + 3, to: closing, in: file)
    throwsOffset = file.words[closing].bytes.upperBound
    guard file.word(closing + 1)?.text == "-", file.word(closing + 2)?.text == ">" else {
      result = "Void"
      return
    }
    result = file.text(
      from: closing + 3, through: Self.lastWord(ofTypeAt: closing + 3, in: file, before: end))
  }

  /// A type ends with its line, unless a bracket is open.
  private static func lastWord(ofTypeAt index: Int, in file: SourceText, before end: Int) -> Int {
    var last = index
    while last < end {
      if let closing = file.closing(of: last) { last = closing }
      guard last + 1 < end, file.words[last + 1].line == file.words[last].line,
        file.words[last + 1].text != ";"
      else { break }
      last += 1
    }
    return last
  }

  private static func parameters(from start: Int, to end: Int, in file: SourceText) -> [Parameter] {
    var parameters: [Parameter] = []
    var first = start
    var index = start
    var angles = 0
    while index <= end {
      if index == end || (file.words[index].text == "," && angles == 0) {
        if let parameter = parameter(from: first, to: index, in: file) { parameters.append(parameter) }
        first = index + 1
      } else if let closing = file.closing(of: index) {
        index = closing
      } else if file.words[index].text == "<" {
        angles += 1
      } else if file.words[index].text == ">", file.words[index - 1].text != "-" {
        angles -= 1
      }
      index += 1
    }
    return parameters
  }

  private static func parameter(from first: Int, to end: Int, in file: SourceText) -> Parameter? {
    guard let colon = file.words[first..<end].firstIndex(where: { $0.text == ":" }), colon > first else {
      return nil
    }
    let label = file.words[first].text
    return Parameter(
      label: label == "_" ? "" : label + ": ", name: file.words[colon - 1].text,
      type: file.text(from: colon + 1, through: end - 1))
  }

  // MARK: What replaces it

  /// The closure that asks, and the method that calls it.
  func callable(number: Int, access: String) -> String {
    let types = parameters.map(\.type).joined(separator: ", ")
    let arguments = parameters.map { ($0.isInout ? "&" : "") + $0.name }.joined(separator: ", ")
    return """
        let call\(number): (\(types)) throws -> \(result)
        @discardableResult \(access)func callAsFunction(\(parameterText)) -> (\(result))? {
          try? call\(number)(\(arguments))
        }

      """
  }

  /// The method for those who have none of their own.
  func defaultMethod(access: String) -> String {
    "  \(access)func \(name)(\(parameterText)) throws -> \(result) { throw CancellationError() }\n"
  }

  /// The argument that fills the closure.
  func call(number: Int) -> String {
    let arguments = parameters.enumerated()
      .map { "\($1.label)\($1.isInout ? "&" : "")$\($0)" }.joined(separator: ", ")
    return "call\(number): { try self.\(name)(\(arguments)) }"
  }
}
