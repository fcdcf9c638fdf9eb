import Testing

@testable import LayoutHost

@Suite struct SourceAdapterTests {
  @Test(arguments: [
    ("@objc class A {}", "      class A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objc(XYZ) func f()", "           func f()"),
    ("@IBOutlet weak var x: A?", "          weak var x: A?"),
    ("import Foundation\nimport UIKit", "                 \nimport UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("#if os(iOS)\n#endif", "#if true   \n#endif"),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("f(#selector(A.b(_:)), 1)", "f(Selector(\"A.b(_:)\"), 1)"),
    ("// @objc import Foundation", "// @objc import Foundation"),
    ("let s = \"@objc #selector(x)\"", "let s = \"@objc #selector(x)\""),
    ("@IBInspectable var x = 1", "@IBInspectable var x = 1"),
    ("@IBAction func f() {}", "          func f() {}"),
    ("import struct Foundation.Date", "                             "),
    ("f(#keyPath(A.b))", "f((\"A.b\"))"),
    ("/* @objc /* nested */ @objc */ @objc func f()", "/* @objc /* nested */ @objc */       func f()"),
    ("let s = \"\\(f(#selector(a)))\"", "let s = \"\\(f(Selector(\"a\")))\""),
    ("let s = #\"\\(@objc)\"#", "let s = #\"\\(@objc)\"#"),
    (
      "let s = \"\"\"\n  @objc \"\n  \"\"\"; @objc func f()",
      "let s = \"\"\"\n  @objc \"\n  \"\"\";       func f()"
    ),
    ("let r = /@objc \"/; @objc func f()", "let r = /@objc \"/;       func f()"),
    ("let r = #/@objc \"/#; @objc func f()", "let r = #/@objc \"/#;       func f()"),
    ("let q = a / b; @objc let s = c / d", "let q = a / b;       let s = c / d"),
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
    ("@objc protocol P: class {}", "      protocol P: class {}"),
    (
      "extension CGFloat { func f() -> CGFloat { abs(self) } }",
      "extension CGFloat { func f() -> CGFloat { Swift.abs(self) } }"
    ),
  ])
  func adapted(source: String, expected: String) {
    #expect(SourceAdapter.adapt(source) == expected, "\(source)")
  }

  /// An optional requirement throws where nobody has it; what is called with a question mark is a property.
  @Test func optionalRequirements() {
    let source = """
      public protocol P: AnyObject {
        @objc optional func size(of item: Int, _ view: inout [A<B, C>]) -> (Int, Int)?
        @objc optional func done()
        func always()
      }
      """
    #expect(
      SourceAdapter.adapt(source) == """
        public protocol P: AnyObject {
                         func size(of item: Int, _ view: inout [A<B, C>]) throws -> (Int, Int)?
                         func done() throws
          func always()
        }
        public struct LayoutScope_P_size {
          let call0: (Int, inout [A<B, C>]) throws -> (Int, Int)?
          @discardableResult public func callAsFunction(of item: Int, _ view: inout [A<B, C>]) -> ((Int, Int)?)? {
            try? call0(item, &view)
          }
        }
        extension P {
          public func size(of item: Int, _ view: inout [A<B, C>]) throws -> (Int, Int)? { throw CancellationError() }
          public var size: LayoutScope_P_size? { LayoutScope_P_size(call0: { try self.size(of: $0, &$1) }) }
        }
        public struct LayoutScope_P_done {
          let call0: () throws -> Void
          @discardableResult public func callAsFunction() -> (Void)? {
            try? call0()
          }
        }
        extension P {
          public func done() throws -> Void { throw CancellationError() }
          public var done: LayoutScope_P_done? { LayoutScope_P_done(call0: { try self.done() }) }
        }

        """)
  }

  /// An override moves from the extension into the class's body, with the user's line stated on both sides.
  @Test func overridesInAnExtensionOfAnotherFile() {
    let files = [
      SourceFile(path: "a.swift", text: "class A: B {\n  var x = 1\n}\n"),
      SourceFile(
        path: "b.swift",
        text: "extension A {\n  private func g() {}\n  @objc open override func f() {\n    g()\n  }\n}\n"),
    ]
    let (texts, notes) = SourceAdapter.adapt(files)
    #expect(notes == [])
    #expect(
      texts[0] == """
        class A: B {
          var x = 1

        #sourceLocation(file: "b.swift", line: 3)
                open override func f() {
            g()
          }
        #sourceLocation(file: "a.swift", line: 3)
        }

        """)
    #expect(
      texts[1].split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.reversed().drop { $0 == " " }.reversed()) }
        == ["extension A {", "          func g() {}", "", "", "", "}", ""])
  }

  /// What overrides in an extension of a class of UIKit is left out, and named.
  @Test func overridesInAnExtensionOfUIKitsClass() {
    let source = "extension UIView {\n  open override func f() {}\n  func g() {}\n}"
    let (texts, notes) = SourceAdapter.adapt([SourceFile(path: "c.swift", text: source)])
    #expect(notes == ["c.swift:2, an override in an extension of UIView"])
    #expect(texts == ["extension UIView {\n                           \n  func g() {}\n}"])
  }
}
