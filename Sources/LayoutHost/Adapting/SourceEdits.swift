/// Changes of a source, by the bytes that they replace.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces bytes by a text.
  mutating func replace(_ range: Range<Int>, by text: String) { edits.append((range, text)) }

  /// Puts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

  /// Overwrites bytes with spaces and leaves line breaks, so that every line and column stays.
  mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
    let spaces = source[range].filter { $0 & 0xC0 != 0x80 }.map { $0 == UInt8(ascii: "\n") ? "\n" : " " }
    replace(range, by: spaces.joined())
  }

  /// A part of the source with the changes that lie in it.
  func text(of range: Range<Int>, in source: [UInt8]) -> String {
    let inside = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in inside.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + source[position..<range.upperBound], as: UTF8.self)
  }

  /// Takes a part out of the source with all changes in it; its lines stay, empty.
  mutating func cut(_ range: Range<Int>, of source: [UInt8]) -> String {
    let text = text(of: range, in: source)
    edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    blank(range, of: source)
    return text
  }
}
