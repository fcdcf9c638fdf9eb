/// Makes iOS sources compile where there is no Objective-C runtime, on copies, with every line kept or stated.
///
/// What only the runtime knows is overwritten with spaces: `@objc`, `@objcMembers`, `@IBOutlet`, `@IBAction`; so
/// are the imports of modules whose contents the `UIKit` module gives, corrected where Linux answers otherwise. A
/// condition `os(iOS)` becomes true. `#selector(x)` becomes a `Selector` of the name, `#keyPath(x)` a string.
/// Optional requirements and overrides in extensions are lowered by `OptionalMethods` and `ExtensionOverrides`.
enum SourceAdapter {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "NSManaged", "UIApplicationMain",
  ]
  private static let modules: Set<String> = ["Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "os"]

  /// The adapted text of a source that stands alone.
  static func adapt(_ source: String) -> String {
    adapt([SourceFile(path: "", text: source)]).texts.first ?? source
  }

  /// The adapted texts of sources that are compiled together, and what had to be left out.
  static func adapt(_ files: [SourceFile]) -> (texts: [String], notes: [String]) {
    var files = files.map { SourceText($0) }
    for number in files.indices {
      lowerWords(of: &files[number])
      OptionalMethods.lower(in: &files[number])
    }
    for number in files.indices { nameGlobalFunctions(in: &files[number]) }
    let notes = ExtensionOverrides.move(in: &files)
    return (files.map(\.adapted), notes)
  }

  /// Inside of `CGFloat` its own old function `abs`, which only Linux has, hides Swift's.
  private static func nameGlobalFunctions(in file: inout SourceText) {
    for body in file.bodies(of: "extension") where body.name == "CGFloat" {
      for index in body.opening..<body.closing
      where file.words[index].text == "abs" && file.word(index + 1)?.text == "("
        && file.word(index - 1)?.text != "." && file.word(index - 1)?.text != "func"
      {
        file.edits.insert("Swift.", at: file.words[index].offset)
      }
    }
  }

  private static func lowerWords(of file: inout SourceText) {
    for index in file.words.indices {
      switch file.words[index].text {
      case "@": blankAttribute(at: index, in: &file)
      case "import": blankImport(at: index, in: &file)
      case "os": replaceCondition(at: index, in: &file)
      case "selector": replaceName(at: index, in: &file, by: "Selector(\"", end: "\")")
      case "keyPath": replaceName(at: index, in: &file, by: "(\"", end: "\")")
      default: break
      }
    }
  }

  /// Overwrites an attribute that only the Objective-C runtime knows, with its argument.
  private static func blankAttribute(at index: Int, in file: inout SourceText) {
    guard let name = file.word(index + 1), attributes.contains(name.text),
      name.offset == file.words[index].offset + 1
    else { return }
    var end = name.bytes.upperBound
    if name.text == "objc", let opening = file.word(index + 2), opening.text == "(", opening.offset == end,
      let closing = file.closing(of: index + 2)
    {
      end = file.words[closing].bytes.upperBound
    }
    file.edits.blank(file.words[index].offset..<end, of: file.bytes)
  }

  /// Overwrites the import of a module that the `UIKit` module stands for, or of a part of it.
  private static func blankImport(at index: Int, in file: inout SourceText) {
    let start = file.words[index]
    guard start.depth == 0, let module = file.word(index + 1) else { return }
    let line = file.words[index...].prefix { $0.line == start.line }
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = kinds.contains(module.text) ? file.word(index + 2)?.text : module.text
    guard let name, modules.contains(name), let last = line.last else { return }
    file.edits.blank(start.offset..<last.bytes.upperBound, of: file.bytes)
  }

  /// Turns the condition `os(iOS)` into `true`.
  private static func replaceCondition(at index: Int, in file: inout SourceText) {
    guard file.word(index + 1)?.text == "(", file.word(index + 2)?.text == "iOS",
      let closing = file.word(index + 3), closing.text == ")"
    else { return }
    let range = file.words[index].offset..<closing.bytes.upperBound
    file.edits.replace(range, by: "true" + String(repeating: " ", count: range.count - 4))
  }

  /// Turns the name of a method or property, which only the runtime could look up, into a text.
  private static func replaceName(at index: Int, in file: inout SourceText, by start: String, end: String) {
    guard let hash = file.word(index - 1), hash.text == "#", let opening = file.word(index + 1),
      opening.text == "(", opening.offset == file.words[index].bytes.upperBound,
      let last = file.closing(of: index + 1)
    else { return }
    let name = file.text(from: index + 2, through: last - 1).filter { !$0.isNewline && $0 != "\"" }
    file.edits.replace(hash.offset..<file.words[last].bytes.upperBound, by: start + name + end)
  }
}
