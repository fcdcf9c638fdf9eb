/// A file of the user's with its words and what is to be changed in it.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let words: [SourceWord]
  var edits = SourceEdits()
  /// What is added behind the last line.
  var appendix = ""

  init(_ file: SourceFile) {
    path = file.path
    bytes = Array(file.text.utf8)
    words = SourceWords.of(file.text)
  }

  /// The text with all changes.
  var adapted: String {
    let text = edits.text(of: bytes.startIndex..<bytes.endIndex, in: bytes)
    return appendix.isEmpty ? text : text + "\n" + appendix
  }

  /// The word at an index, if there is one.
  func word(_ index: Int) -> SourceWord? { words.indices.contains(index) ? words[index] : nil }

  /// Whether one of the words in a range has a text.
  func hasWord(_ text: String, in range: Range<Int>) -> Bool { words[range].contains { $0.text == text } }

  /// The source between two words, both included.
  func text(from first: Int, through last: Int) -> String {
    guard first <= last, word(first) != nil, let end = word(last) else { return "" }
    return String(decoding: bytes[words[first].offset..<end.bytes.upperBound], as: UTF8.self)
  }

  /// The index of the bracket that closes the one at an index.
  func closing(of index: Int) -> Int? {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    guard let open = word(index)?.text, let close = pairs[open] else { return nil }
    var count = 0
    for position in index..<words.count {
      if words[position].text == open { count += 1 }
      if words[position].text == close { count -= 1 }
      if count == 0 { return position }
    }
    return nil
  }

  /// The first word of the declaration whose keyword or modifier is at an index: its attributes and modifiers.
  func start(ofDeclarationAt index: Int) -> Int {
    var start = index
    while let before = word(start - 1) {
      if SourceText.modifiers.contains(before.text) {
        start -= 1
      } else if before.text == ")", let opening = opening(of: start - 1), opening > 1,
        words[opening - 2].text == "@" || SourceText.modifiers.contains(words[opening - 1].text)
      {
        start = words[opening - 2].text == "@" ? opening - 2 : opening - 1
      } else if word(start - 2)?.text == "@" {
        start -= 2
      } else {
        break
      }
    }
    return start
  }

  private func opening(of index: Int) -> Int? {
    var count = 0
    for position in stride(from: index, through: 0, by: -1) {
      if words[position].text == ")" { count += 1 }
      if words[position].text == "(" { count -= 1 }
      if count == 0 { return position }
    }
    return nil
  }

  /// Words that can stand before a declaration's keyword.
  static let modifiers: Set = [
    "public", "open", "internal", "private", "fileprivate", "package", "override", "final", "class", "static",
    "dynamic", "nonisolated", "lazy", "weak", "required", "convenience", "optional", "mutating", "unowned",
  ]
}

/// A type's or extension's place in a source.
struct SourceBody {
  /// The index of the keyword.
  var keyword: Int
  /// The name, with the types that are named before it.
  var name: String
  /// The index of the opening brace.
  var opening: Int
  /// The index of the closing brace.
  var closing: Int
}

extension SourceText {
  /// The bodies of all declarations of a kind: `class`, `extension`, `protocol`.
  func bodies(of keyword: String) -> [SourceBody] {
    words.indices.compactMap { index in
      guard words[index].text == keyword, let name = word(index + 1), name.isName,
        !SourceText.modifiers.contains(name.text), !["func", "var", "let", "subscript"].contains(name.text),
        word(index - 1)?.text != ".", word(index - 1)?.text != ":"
      else { return nil }
      var path = name.text
      var position = index + 2
      while word(position)?.text == ".", let part = word(position + 1), part.isName {
        path += "." + part.text
        position += 2
      }
      let depth = words[index].depth
      guard let opening = words[position...].firstIndex(where: { $0.text == "{" && $0.depth == depth }),
        let closing = closing(of: opening)
      else { return nil }
      return SourceBody(keyword: index, name: path, opening: opening, closing: closing)
    }
  }
}
