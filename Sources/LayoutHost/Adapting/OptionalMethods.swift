/// Lowers optional requirements of protocols, which only Objective-C has.
///
/// The requirement becomes one that throws, which a method that does not throw fulfils, with a default that throws.
/// A property of the same name holds what can be called: it asks, and answers `nil` where the default threw, so that
/// `delegate.name?(…)` means what it means on iOS.
///
/// The hole: a method that a subclass of the conforming class is the first to have is not found.
enum OptionalMethods {
  static func lower(in file: inout SourceText) {
    for body in file.bodies(of: "protocol") {
      bindToClasses(body, in: &file)
      let methods = optionalMethods(of: body, in: file)
      guard !methods.isEmpty else { continue }
      for method in methods {
        file.edits.replace(method.keyword.bytes, by: String(repeating: " ", count: 8))
        file.edits.insert(" throws", at: method.throwsOffset)
      }
      let isPublic = file.hasWord("public", in: file.start(ofDeclarationAt: body.keyword)..<body.keyword)
      file.appendix += helpers(protocolName: body.name, methods, access: isPublic ? "public " : "")
    }
  }

  /// A protocol of Objective-C is for classes only.
  private static func bindToClasses(_ body: SourceBody, in file: inout SourceText) {
    let start = file.start(ofDeclarationAt: body.keyword)
    guard file.hasWord("objc", in: start..<body.keyword) else { return }
    let isBound = ["class", "AnyObject", "NSObjectProtocol"]
      .contains { file.hasWord($0, in: body.keyword..<body.opening) }
    guard !isBound else { return }
    let colon = file.words[body.keyword..<body.opening].firstIndex { $0.text == ":" }
    if let colon {
      file.edits.insert(" AnyObject,", at: file.words[colon].bytes.upperBound)
    } else if let name = file.word(body.keyword + 1) {
      file.edits.insert(": AnyObject", at: name.bytes.upperBound)
    }
  }

  private static func optionalMethods(of body: SourceBody, in file: SourceText) -> [OptionalMethod] {
    let depth = file.words[body.keyword].depth + 1
    return (body.opening..<body.closing).compactMap { index in
      guard file.words[index].text == "optional", file.words[index].depth == depth,
        let function = file.words[index..<body.closing].prefix(4).firstIndex(where: { $0.text == "func" })
      else { return nil }
      return OptionalMethod(keyword: index, function: function, in: file, before: body.closing)
    }
  }

  /// What stands behind the protocol's file: a callable type for each name, defaults, and the property.
  private static func helpers(protocolName: String, _ methods: [OptionalMethod], access: String) -> String {
    var names: [String] = []
    for method in methods where !names.contains(method.name) { names.append(method.name) }
    return names.map { name in
      let overloads = methods.filter { $0.name == name }
      let type = "LayoutScope_\(protocolName.split(separator: ".").joined(separator: "_"))_\(name)"
      let fields = overloads.enumerated().map { $1.callable(number: $0, access: access) }.joined()
      let defaults = overloads.map { $0.defaultMethod(access: access) }.joined()
      let calls = overloads.enumerated().map { $1.call(number: $0) }.joined(separator: ", ")
      return """
        \(access)struct \(type) {
        \(fields)}
        extension \(protocolName) {
        \(defaults)  \(access)var \(name): \(type)? { \(type)(\(calls)) }
        }

        """
    }.joined()
  }
}
