import Testing

@testable import LayoutHost

/// What the compiler prints, as messages with the user's files and UIKit's names.
@Suite struct CompilerDiagnosticTests {
  @Test func placesAndSeverities() {
    let output = """
      My: Grid.swift:12:5: error: cannot find 'foo' in scope
       10 | let a = 1
      Grid.swift:3:1: warning: variable 'error: x' was never used
      <unknown>:0: error: no such file
      error: link command failed with exit code 1 (use -v to see invocation)
      My: Grid.swift:12:5: error: cannot find 'foo' in scope
      """
    #expect(
      CompilerDiagnostic.parse(output).map(\.description) == [
        "My: Grid.swift:12:5: error: cannot find 'foo' in scope",
        "Grid.swift:3:1: warning: variable 'error: x' was never used", "error: no such file",
        "error: link command failed with exit code 1 (use -v to see invocation)",
      ])
  }

  @Test(arguments: [
    (
      "cannot convert value of type 'String' to specified type 'UICollectionViewLayoutAttributes' (aka 'LayoutAttributes')",
      "cannot convert value of type 'String' to specified type 'UICollectionViewLayoutAttributes'"
    ),
    (
      "value of type 'CollectionView' has no member 'x'", "value of type 'UICollectionView' has no member 'x'"
    ),
    (
      "type '[LayoutAttributes]?' and 'Dictionary<String, FlowLayout>'",
      "type '[UICollectionViewLayoutAttributes]?' and 'Dictionary<String, UICollectionViewFlowLayout>'"
    ),
    ("a View outside of quotes, 'MyView' inside", "a View outside of quotes, 'MyView' inside"),
  ])
  func namesAreUIKits(message: String, expected: String) {
    #expect(UIKitNames.translate(message) == expected)
  }

  @Test(arguments: [
    ("cannot find 'foo' in scope", ["foo"]), ("cannot find type 'Foo' in scope", ["Foo"]),
    ("value of type 'CGRect' has no member 'center'", ["center"]), ("expected expression", []),
  ])
  func missingNames(message: String, expected: [String]) {
    let diagnostic = CompilerDiagnostic(file: nil, line: 0, column: 0, severity: .error, message: message)
    #expect(diagnostic.missingNames == expected, "\(message)")
  }
}
