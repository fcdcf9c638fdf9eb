/// A type that a source declares or extends, as far as it matters for finding layouts and what they need.
struct SourceDeclaration: Equatable {
  /// The word that introduces it, as `class` or `extension`.
  var keyword: String
  /// The name with the types around it, as `Grid.Layout`.
  var path: String
  /// What stands behind the colon, without type arguments.
  var inherits: [String]
  /// Whether other files cannot see it.
  var isFilePrivate: Bool
  /// Whether it has type parameters.
  var isGeneric: Bool
  /// How many braces are open around it.
  var depth: Int

  /// The last part of the path.
  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
