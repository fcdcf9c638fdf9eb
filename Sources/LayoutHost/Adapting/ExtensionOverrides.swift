/// Moves overrides from extensions into the class's body, since only Objective-C overrides in an extension.
///
/// A `#sourceLocation` on either side lets messages name the line where the user wrote the member. What overrides in
/// an extension of a class of UIKit cannot be moved anywhere; it is left out, and a message says so.
enum ExtensionOverrides {
  static func move(in files: inout [SourceText]) -> [String] {
    var moved: [String: [(file: Int, text: String)]] = [:]
    var notes: [String] = []
    let classes = Set(files.flatMap { $0.bodies(of: "class").map(\.name) }.map(simpleName))
    for number in files.indices {
      for body in files[number].bodies(of: "extension") {
        let members = overrides(in: body, of: files[number])
        guard !members.isEmpty else { continue }
        let name = simpleName(body.name)
        for member in members {
          let line = files[number].words[member.lowerBound].line
          let text = cut(member, from: &files[number])
          if classes.contains(name) {
            moved[name, default: []].append((number, text))
          } else {
            notes.append("\(files[number].path):\(line), an override in an extension of \(body.name)")
          }
        }
        openPrivateMembers(of: body, in: &files[number])
      }
    }
    for number in files.indices { insert(&moved, into: &files[number]) }
    return notes
  }

  private static func simpleName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The members of an extension that override, as ranges of words.
  private static func overrides(in body: SourceBody, of file: SourceText) -> [ClosedRange<Int>] {
    let depth = file.words[body.keyword].depth + 1
    var members: [ClosedRange<Int>] = []
    for index in body.opening..<body.closing
    where file.words[index].text == "override" && file.words[index].depth == depth {
      guard members.last.map({ $0.upperBound < index }) ?? true,
        let opening = file.words[index..<body.closing].firstIndex(where: {
          $0.text == "{" && $0.depth == depth
        }),
        let closing = file.closing(of: opening)
      else { continue }
      members.append(file.start(ofDeclarationAt: index)...closing)
    }
    return members
  }

  private static func cut(_ member: ClosedRange<Int>, from file: inout SourceText) -> String {
    let first = file.words[member.lowerBound]
    let start = file.bytes[..<first.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = String(repeating: " ", count: first.offset - start)
    let text = file.edits.cut(first.offset..<file.words[member.upperBound].bytes.upperBound, of: file.bytes)
    return SourceLocation(path: file.path, line: first.line).directive + indent + text + "\n"
  }

  /// What the moved members use must be visible in the class's file.
  private static func openPrivateMembers(of body: SourceBody, in file: inout SourceText) {
    let depth = file.words[body.keyword].depth + 1
    for word in file.words[body.opening..<body.closing]
    where word.depth == depth && ["private", "fileprivate"].contains(word.text) {
      file.edits.replace(word.bytes, by: String(repeating: " ", count: word.text.utf8.count))
    }
  }

  private static func insert(
    _ moved: inout [String: [(file: Int, text: String)]], into file: inout SourceText
  ) {
    for body in file.bodies(of: "class") {
      guard let members = moved.removeValue(forKey: simpleName(body.name)) else { continue }
      let brace = file.words[body.closing]
      let start = file.bytes[..<brace.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = String(repeating: " ", count: brace.offset - start)
      let text =
        "\n" + members.map(\.text).joined() + SourceLocation(path: file.path, line: brace.line).directive
        + column
      file.edits.insert(text, at: brace.offset)
    }
  }
}
