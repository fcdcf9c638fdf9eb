/// A word of Swift code: an identifier, a number, or one sign.
struct SourceWord: Equatable {
  var text: String
  /// How many braces are open around it.
  var depth: Int
  /// The line, counted from 1.
  var line: Int
  /// Where its first byte is in the source.
  var offset: Int

  /// Where its bytes are in the source.
  var bytes: Range<Int> { offset..<offset + text.utf8.count }

  var isName: Bool {
    text.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
  }
}

/// Splits Swift source into its words; comments and the text of strings are passed over.
struct SourceWords {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0
  private var words: [SourceWord] = []

  /// The words of a source in their order.
  static func of(_ source: String) -> [SourceWord] {
    var scanner = SourceWords(bytes: Array(source.utf8))
    scanner.scan(untilParenthesis: false)
    return scanner.words
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      position + wanted.count <= bytes.count
        && bytes[position..<position + wanted.count].elementsEqual(wanted)
    }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Scans code to the end, or to the parenthesis that closes an interpolation.
  private mutating func scan(untilParenthesis: Bool) {
    var parentheses = 0
    while let byte = peek() {
      if has("//") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if has("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && startsRawString) {
        skipString()
      } else if let length = regexLength {
        for _ in 0..<length { advance() }
      } else if Self.isPartOfName(byte) {
        takeName()
      } else if byte == UInt8(ascii: "`") || byte <= UInt8(ascii: " ") {
        advance()
      } else {
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        if untilParenthesis, parentheses < 0 { return }
        takeSign(byte)
      }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func takeName() {
    let start = position
    while let byte = peek(), Self.isPartOfName(byte) { position += 1 }
    add(String(decoding: bytes[start..<position], as: UTF8.self), at: start)
  }

  private mutating func takeSign(_ byte: UInt8) {
    if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
    add(String(UnicodeScalar(byte)), at: position)
    if byte == UInt8(ascii: "{") { depth += 1 }
    position += 1
  }

  private mutating func add(_ text: String, at offset: Int) {
    words.append(SourceWord(text: text, depth: depth, line: line, offset: offset))
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if has("/*") {
        open += 1
        position += 2
      } else if has("*/") {
        open -= 1
        position += 2
      } else {
        advance()
      }
    } while open > 0 && position < bytes.count
  }

  /// The bytes of the regular expression that begins here: `/…/` where a value can begin, or `#/…/#`.
  private var regexLength: Int? {
    var fences = 0
    while peek(fences) == UInt8(ascii: "#") { fences += 1 }
    guard peek(fences) == UInt8(ascii: "/"), fences > 0 || canValueBegin else { return nil }
    var distance = fences + 1
    let start = peek(distance)
    if fences == 0, start == UInt8(ascii: " ") || start == UInt8(ascii: "=") { return nil }
    while let byte = peek(distance), fences > 1 || byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") {
        distance += 2
      } else if byte == UInt8(ascii: "/"),
        (0..<fences).allSatisfy({ peek(distance + 1 + $0) == UInt8(ascii: "#") })
      {
        return distance + 1 + fences
      } else {
        distance += 1
      }
    }
    return nil
  }

  /// Whether the last word leaves room for a value, so that a slash divides nothing.
  private var canValueBegin: Bool {
    guard let last = words.last else { return true }
    return ["(", "[", "{", "=", ",", ":", "return", "in", "case", "try", "?", "&", "|", "!"].contains(
      last.text)
  }

  private var startsRawString: Bool {
    var distance = 0
    while peek(distance) == UInt8(ascii: "#") { distance += 1 }
    return peek(distance) == UInt8(ascii: "\"")
  }

  /// Passes over a string; the code in its interpolations is scanned.
  private mutating func skipString() {
    var fences = 0
    while peek() == UInt8(ascii: "#") {
      fences += 1
      position += 1
    }
    let isMultiline = has("\"\"\"")
    position += isMultiline ? 3 : 1
    while let byte = peek() {
      if isMultiline ? has("\"\"\"") : byte == UInt8(ascii: "\""),
        hasFences(fences, after: isMultiline ? 3 : 1)
      {
        position += (isMultiline ? 3 : 1) + fences
        return
      }
      if byte == UInt8(ascii: "\\"), hasFences(fences, after: 1) {
        position += 1 + fences
        if peek() == UInt8(ascii: "(") {
          position += 1
          scan(untilParenthesis: true)
        }
        if position < bytes.count { advance() }
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        return
      } else {
        advance()
      }
    }
  }

  private func hasFences(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }
}
