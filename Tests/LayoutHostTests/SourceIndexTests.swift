import Testing

@testable import LayoutHost

/// What a source declares, as far as it matters for finding layouts.
@Suite struct SourceIndexTests {
  private func names(_ source: String) -> [String] {
    SourceIndex(source).declarations.map { "\($0.keyword) \($0.path): \($0.inherits.joined(separator: " "))" }
  }

  @Test(arguments: [
    ("class Grid: UICollectionViewLayout {}", "class Grid: UICollectionViewLayout"),
    ("public final class Grid : UICollectionViewLayout, P {}", "class Grid: UICollectionViewLayout P"),
    ("class Grid<Cell: Sized>: Base<Cell> where Cell: P {}", "class Grid: Base"),
    ("@objc(ABGrid)\nopen class Grid: Base\n{\n}", "class Grid: Base"),
    ("struct `default`: P {}", "struct default: P"),
  ])
  func aDeclaration(source: String, expected: String) {
    #expect(names(source) == [expected], "\(source)")
  }

  @Test func namesInCommentsAndStringsAreNoDeclarations() {
    let source = ##"""
      // class A: UICollectionViewLayout {}
      /* class B: C {} /* nested */ class D: E {} */
      let a = "class F: G {}"
      let b = """
        class H: I {} "quoted" \(String(describing: "class J: K {}"))
        """
      let c = #"class L: M \"# + #"\#(name) } class N: O {"#
      class Real: Base {}
      """##
    #expect(names(source) == ["class Real: Base"])
  }

  @Test func classMembersAreNoClasses() {
    let source = """
      class Grid: Base {
        class func make() -> Grid { Grid() }
        class var layoutAttributesClass: AnyClass { Attributes.self }
        override class func x() {}
        class Inner: Other { struct Deep {} }
      }
      extension Grid.Inner: Drawable { func draw() {} }
      """
    #expect(
      names(source) == [
        "class Grid: Base", "class Grid.Inner: Other", "struct Grid.Inner.Deep: ",
        "extension Grid.Inner: Drawable",
      ])
  }

  @Test func whatOtherFilesSee() {
    let index = SourceIndex(
      """
      import UIKit
      import struct Foundation.Date
      private class Hidden: Base {}
      fileprivate enum E { class InHidden: Base {} }
      let constant = 3, other = 4
      func helper(_ a: Int) { var local = a }
      typealias Size = CGSize
      extension CGRect { var center: CGPoint { .zero } }
      """)
    #expect(index.topLevelNames == ["Hidden", "E", "constant", "helper", "Size"])
    #expect(index.extensionMembers == ["center"])
    #expect(index.imports.contains("UIKit"))
    #expect(index.declarations.filter(\.isFilePrivate).map(\.path) == ["Hidden", "E", "E.InHidden"])
  }
}
