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
  ])
  func adapted(source: String, expected: String) {
    #expect(SourceAdapter.adapt(source) == expected, "\(source)")
  }
}
