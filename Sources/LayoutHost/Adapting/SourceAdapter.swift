import Foundation

/// Makes an iOS source compile where there is no Objective-C runtime, on a copy, with every line and column kept.
///
/// What only the runtime knows is overwritten with spaces: `@objc`, `@objcMembers`, `@IBOutlet`, `@IBAction`; so
/// are the imports of modules whose contents the `UIKit` module gives, corrected where Linux answers otherwise. A
/// condition `os(iOS)` becomes true. `#selector(x)` becomes a `Selector` of the name, one column longer.
enum SourceAdapter {
  private static let attributes: Set<String> = ["objc", "objcMembers", "IBOutlet", "IBAction"]
  private static let modules: Set<String> = ["Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "os"]

  /// The adapted text of a source.
  static func adapt(_ source: String) -> String {
    var bytes = Array(source.utf8)
    let words = SourceWords.of(source)
    var closings: [Int] = []
    for index in words.indices {
      switch words[index].text {
      case "@": blankAttribute(at: index, of: words, in: &bytes)
      case "import": blankImport(at: index, of: words, in: &bytes)
      case "os": replaceCondition(at: index, of: words, in: &bytes)
      case "selector": closings += openSelector(at: index, of: words, in: &bytes)
      default: break
      }
    }
    for offset in closings.sorted(by: >) { bytes.insert(UInt8(ascii: "\""), at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Overwrites an attribute that only the Objective-C runtime knows, with its argument.
  private static func blankAttribute(at index: Int, of words: [SourceWord], in bytes: inout [UInt8]) {
    guard let name = next(index, in: words), attributes.contains(name.text),
      name.offset == words[index].offset + 1
    else { return }
    var end = name.bytes.upperBound
    if name.text == "objc", let opening = next(index + 1, in: words), opening.text == "(",
      opening.offset == end
    {
      end = closing(of: index + 2, in: words).map { $0.bytes.upperBound } ?? end
    }
    blank(words[index].offset..<end, in: &bytes)
  }

  /// Overwrites the import of a module that the `UIKit` module stands for.
  private static func blankImport(at index: Int, of words: [SourceWord], in bytes: inout [UInt8]) {
    guard words[index].depth == 0, let module = next(index, in: words), module.line == words[index].line,
      modules.contains(module.text), next(index + 1, in: words)?.line != module.line
    else { return }
    blank(words[index].offset..<module.bytes.upperBound, in: &bytes)
  }

  /// Turns the condition `os(iOS)` into `true`.
  private static func replaceCondition(at index: Int, of words: [SourceWord], in bytes: inout [UInt8]) {
    guard index + 3 < words.count, words[index + 1].text == "(", words[index + 2].text == "iOS",
      words[index + 3].text == ")"
    else { return }
    let range = words[index].offset..<words[index + 3].bytes.upperBound
    blank(range, in: &bytes)
    bytes.replaceSubrange(range.lowerBound..<range.lowerBound + 4, with: Array("true".utf8))
  }

  /// Turns `#selector(` into `Selector("` of the same length; answers where the closing quote belongs.
  private static func openSelector(at index: Int, of words: [SourceWord], in bytes: inout [UInt8]) -> [Int] {
    guard index > 0, words[index - 1].text == "#", let opening = next(index, in: words), opening.text == "(",
      opening.offset == words[index].bytes.upperBound, let closing = closing(of: index + 1, in: words)
    else { return [] }
    bytes.replaceSubrange(words[index - 1].offset..<opening.bytes.upperBound, with: Array("Selector(\"".utf8))
    return [closing.offset]
  }

  private static func next(_ index: Int, in words: [SourceWord]) -> SourceWord? {
    index + 1 < words.count ? words[index + 1] : nil
  }

  /// The parenthesis that closes the one at an index.
  private static func closing(of index: Int, in words: [SourceWord]) -> SourceWord? {
    var open = 0
    for word in words[index...] {
      if word.text == "(" { open += 1 }
      if word.text == ")" { open -= 1 }
      if open == 0 { return word }
    }
    return nil
  }

  /// Overwrites bytes with spaces and leaves line breaks.
  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
  }
}
