/// What a source file declares and which names it uses.
struct SourceIndex {
  /// All types and extensions.
  private(set) var declarations: [SourceDeclaration] = []
  /// The names that other files can use without a type before them: types, functions, variables.
  private(set) var topLevelNames: Set<String> = []
  /// The names of members in extensions.
  private(set) var extensionMembers: Set<String> = []
  /// The aliases of types; one name can stand for another type on each platform.
  private(set) var aliases: [(name: String, type: String)] = []
  /// All names that occur.
  private(set) var usedNames: Set<String> = []
  /// The imported modules.
  private(set) var imports: Set<String> = []

  private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let valueKeywords: Set = ["func", "var", "let", "typealias", "case"]
  private static let modifiers: Set = [
    "public", "open", "internal", "final", "private", "fileprivate", "indirect", "package",
  ]

  /// Reads a source.
  init(_ source: String) {
    let words = SourceWords.of(source)
    var enclosing: [SourceDeclaration] = []
    for (index, word) in words.enumerated() {
      if word.text == "}", word.depth == enclosing.last?.depth { enclosing.removeLast() }
      guard word.isName else { continue }
      usedNames.insert(word.text)
      let next = index + 1 < words.count ? words[index + 1] : nil
      guard let next, next.isName, index == 0 || words[index - 1].text != "import" else { continue }
      if word.text == "import" {
        imports.insert(next.text)
      } else if Self.valueKeywords.contains(word.text) {
        if word.text == "typealias", index + 3 < words.count, words[index + 2].text == "=" {
          aliases.append((next.text, words[index + 3].text))
        }
        if word.depth == 0 { topLevelNames.insert(next.text) }
        if word.depth == 1, enclosing.last?.keyword == "extension" { extensionMembers.insert(next.text) }
      } else if Self.typeKeywords.contains(word.text), Self.isTypeName(next.text) {
        let declaration = Self.declaration(at: index, of: words, inside: enclosing.last)
        declarations.append(declaration)
        enclosing.append(declaration)
        if word.depth == 0, word.text != "extension" { topLevelNames.insert(next.text) }
      }
    }
  }

  /// `class func` and its like declare no class.
  private static func isTypeName(_ name: String) -> Bool {
    !valueKeywords.contains(name) && !modifiers.contains(name)
      && !["subscript", "override", "static", "mutating", "dynamic"].contains(name)
  }

  private static func declaration(
    at index: Int, of words: [SourceWord], inside outer: SourceDeclaration?
  ) -> SourceDeclaration {
    let before = words[..<index].reversed().prefix { modifiers.contains($0.text) }.map(\.text)
    var position = index + 1
    var path = words[position].text
    position += 1
    while position + 1 < words.count, words[position].text == ".", words[position + 1].isName {
      path += "." + words[position + 1].text
      position += 2
    }
    let isGeneric = position < words.count && words[position].text == "<"
    if let outer { path = outer.path + "." + path }
    return SourceDeclaration(
      keyword: words[index].text, path: path, inherits: inherited(after: position, of: words),
      isFilePrivate: before.contains("private") || before.contains("fileprivate")
        || outer?.isFilePrivate == true,
      isGeneric: isGeneric || outer?.isGeneric == true, depth: words[index].depth)
  }

  /// The names between the colon and the brace.
  private static func inherited(after start: Int, of words: [SourceWord]) -> [String] {
    var names: [String] = []
    var angles = 0
    var isBehindColon = false
    for word in words[start...] {
      switch word.text {
      case "{", "where": return names
      case "<": angles += 1
      case ">": angles -= 1
      case ":" where angles == 0: isBehindColon = true
      default:
        if isBehindColon, angles == 0, word.isName { names.append(word.text) }
      }
    }
    return names
  }
}
