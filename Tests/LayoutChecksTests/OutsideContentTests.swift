import CollectionLayout
import Foundation
import LayoutChecks
import LayoutScene
import Testing

/// Which elements reach out of a content of 320 × 480.
@Suite struct OutsideContentTests {
  private func outside(_ elements: [Element], _ content: CGSize = CGSize(width: 320, height: 480)) -> [String]
  {
    OutsideContent.findings(in: elements, contentSize: content).map {
      "\($0.element?.name ?? "layout"): \($0.detail)"
    }
  }

  @Test(
    arguments: [
      ([0, 0, 320, 480], nil), ([240, 360, 80, 120], nil), ([0, 0, 0, 0], nil), ([320, 480, 0, 0], nil),
      ([240, 361, 80, 120], "1 below"), ([241.5, 0, 80, 120], "1.5 right"), ([-2, 0, 80, 120], "2 left"),
      ([0, -3, 80, 120], "3 above"), ([-1, -2, 324, 489], "1 left, 2 above, 3 right, 7 below"),
      // Rounding is forgiven up to a thousandth of a point.
      ([240.0005, 0, 80, 120], nil), ([-0.0005, 0, 80, 120], nil), ([240.25, 0, 80, 120], "0.25 right"),
      // A negative width goes to the left of its origin.
      ([60, 0, -80, 120], "20 left"), ([320, 480, -80, -120], nil),
      ([0, 1000, 0, 0], "520 below"),
    ] as [([CGFloat], String?)])
  func sides(frame: [CGFloat], sides: String?) {
    let element = cell(3, frame)
    let expected = sides.map {
      "0·3: the frame \(element.frame.standardized.brief) reaches out of the content 320 × 480: \($0)"
    }
    #expect(outside([element]) == [expected].compactMap { $0 })
  }

  @Test func everyElementOfEveryCategory() {
    let frame = CGRect(x: 0, y: 470, width: 80, height: 20)
    let ids = [
      ElementID(.cell, section: 0, item: 0),
      ElementID(.supplementaryView, kind: "badge", section: 0, item: 0),
      ElementID(.decorationView, kind: "backdrop", section: 0, item: 0),
    ]
    let findings = OutsideContent.findings(
      in: ids.map { Element($0, frame: frame) }, contentSize: CGSize(width: 320, height: 480))
    #expect(findings.map(\.element) == ids)
    #expect(findings.map(\.rule) == Array(repeating: "outside-content", count: 3))
  }

  @Test func whatIsHiddenOrNotFiniteIsIgnored() {
    #expect(outside([cell(0, [0, 900, 1, 1], hidden: true), cell(1, [.nan, 0, 1, 1])]) == [])
  }

  @Test func anEmptyContentHoldsOnlyWhatIsEmpty() {
    #expect(outside([cell(0, [0, 0, 0, 0])], .zero) == [])
    #expect(outside([cell(0, [0, 0, 1, 1])], .zero).count == 1)
  }
}
