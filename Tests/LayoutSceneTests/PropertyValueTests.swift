import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// The settings of layouts: what values they take, as text and as values.
@Suite struct PropertyValueTests {
  private static let number = LayoutProperty("n", .number(1...100, step: 1), value: .number(4))
  private static let size = LayoutProperty("s", .size, value: .size(.zero))
  private static let insets = LayoutProperty("i", .insets, value: .insets(.zero))
  private static let flag = LayoutProperty("f", .flag, value: .flag(false))
  private static let choice = LayoutProperty("c", .choice(["up", "down"]), value: .choice("up"))

  @Test(
    arguments: [
      (number, "1", .number(1)), (number, "2.5", .number(2.5)), (number, "0", nil), (number, "101", nil),
      (number, "nan", nil), (number, "", nil), (size, "5x6", .size(CGSize(width: 5, height: 6))),
      (size, "5", nil),
      (insets, "1,2,3,4", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))), (insets, "1,2", nil),
      (flag, "true", .flag(true)), (flag, "yes", nil), (choice, "down", .choice("down")),
      (choice, "left", nil),
    ] as [(LayoutProperty, String, PropertyValue?)])
  func parse(property: LayoutProperty, text: String, expected: PropertyValue?) {
    #expect(property.parse(text) == expected)
    if let expected {
      #expect(expected.text == text)
      #expect(property.accepts(expected))
    }
  }

  @Test func aValueOfAnotherKindIsNotAccepted() {
    #expect(!Self.number.accepts(.flag(true)))
    #expect(!Self.size.accepts(.number(5)))
    #expect(!Self.choice.accepts(.choice("left")))
    #expect(!Self.number.accepts(.number(.infinity)))
  }
}
