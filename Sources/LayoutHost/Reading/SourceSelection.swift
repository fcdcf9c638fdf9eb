import Foundation

/// Which of the user's files are compiled, and which layouts they declare.
struct SourceSelection {
  /// The bases that make a class a layout.
  private static let layoutBases: Set = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
  ]

  /// The files to compile.
  private(set) var taken: [SourceFile]
  /// The files that no layout needs.
  private(set) var leftOut: [SourceFile] = []
  /// The layouts that can be shown: previews first, then classes that no other layout class descends from.
  private(set) var layouts: [LayoutClass] = []
  /// The names of layout classes that other files cannot see, or that have type parameters.
  private(set) var hiddenLayouts: [String] = []

  private var indexes: [String: SourceIndex] = [:]

  /// Takes all files.
  init(files: [SourceFile]) {
    taken = files
    index(files)
    findLayouts()
  }

  /// Takes from a folder the files with layouts and, repeatedly, those that declare what these name.
  init(folder files: [SourceFile]) {
    taken = []
    index(files)
    leftOut = files.filter { !isTest($0) }
    findLayouts()
    let names = layoutNames
    take { index in index.declarations.contains { names.contains($0.name) && $0.keyword == "class" } }
    take { index in index.declarations.contains { $0.inherits.contains("LayoutPreview") } }
    while take(where: namesUsed) {}
    leftOut += files.filter { isTest($0) }
  }

  /// Takes the files that declare names the compiler has missed; whether there were any.
  mutating func take(declaring names: Set<String>) -> Bool {
    let found = take { index in
      !index.topLevelNames.isDisjoint(with: names) || !index.extensionMembers.isDisjoint(with: names)
    }
    if found { while take(where: namesUsed) {} }
    return found
  }

  /// The modules that are here; a file that imports another one is only taken if the compiler misses its names.
  private static let modulesHere: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "os", "Swift", "Dispatch", "class",
    "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private func isTest(_ file: SourceFile) -> Bool {
    !(indexes[file.path]?.imports ?? []).isDisjoint(with: [
      "XCTest", "Testing", "Quick", "PackageDescription",
    ])
  }

  private mutating func index(_ files: [SourceFile]) {
    for file in files { indexes[file.path] = SourceIndex(file.text) }
  }

  private var declarations: [SourceDeclaration] {
    (taken + leftOut).flatMap { indexes[$0.path]?.declarations ?? [] }
  }

  /// Simple names of all classes that descend from a layout.
  private var layoutNames: Set<String> {
    let classes = declarations.filter { $0.keyword == "class" }
    let aliases = (taken + leftOut).flatMap { indexes[$0.path]?.aliases ?? [] }
    let bases = Self.layoutBases.union(aliases.filter { Self.layoutBases.contains($0.type) }.map(\.name))
    var names: Set<String> = []
    while true {
      let more = classes.filter {
        !names.contains($0.name) && !bases.union(names).isDisjoint(with: $0.inherits)
      }
      guard !more.isEmpty else { return names }
      names.formUnion(more.map(\.name))
    }
  }

  private mutating func findLayouts() {
    let names = layoutNames
    let classes = declarations.filter { $0.keyword == "class" && names.contains($0.name) }
    let visible = classes.filter { !$0.isFilePrivate && !$0.isGeneric }
    let bases = Set(classes.flatMap(\.inherits))
    let previews = declarations.filter { $0.inherits.contains("LayoutPreview") && $0.keyword != "extension" }
    let extended = declarations.filter { $0.inherits.contains("LayoutPreview") && $0.keyword == "extension" }
    layouts =
      (previews + extended).map { LayoutClass(name: $0.path, isPreview: true) }
      + (visible.filter { !bases.contains($0.name) } + visible.filter { bases.contains($0.name) })
      .map { LayoutClass(name: $0.path, isPreview: false) }
    hiddenLayouts = classes.filter { $0.isFilePrivate || $0.isGeneric }.map(\.path)
  }

  /// Whether a file declares a name that the taken ones use, or extends a type that they declare.
  private var namesUsed: (SourceIndex) -> Bool {
    let known = taken.compactMap { indexes[$0.path] }
    let used = known.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    let types = known.flatMap(\.declarations).filter { $0.keyword != "extension" }.map(\.name)
    return { [types = Set(types)] index in
      guard index.imports.isSubset(of: Self.modulesHere) else { return false }
      return index.declarations.contains {
        $0.depth == 0 && ($0.keyword == "extension" ? types : used).contains($0.name)
      } || index.aliases.contains { index.topLevelNames.contains($0.name) && used.contains($0.name) }
    }
  }

  /// Takes the files that extend other modules' types with members whose names are used; whether there were any.
  mutating func takeExtensions() -> Bool {
    let used = taken.reduce(into: Set<String>()) { $0.formUnion(indexes[$1.path]?.usedNames ?? []) }
    let found = take { !$0.extensionMembers.isDisjoint(with: used) }
    if found { while take(where: namesUsed) {} }
    return found
  }

  @discardableResult
  private mutating func take(where isWanted: (SourceIndex) -> Bool) -> Bool {
    let wanted = leftOut.filter { file in indexes[file.path].map { isWanted($0) } ?? false }
    taken += wanted
    leftOut.removeAll { file in wanted.contains { $0.path == file.path } }
    return !wanted.isEmpty
  }
}
