import Foundation
import Testing

@testable import CollectionLayout

/// Each rule of the flow with numbers measured on UIKit, at 2 pixels a point.
struct FlowRuleTests {
  @Test("F2: three items of 115 and two gaps of 15 fill 375 exactly")
  func exactFit() {
    let flow = FlowProbe([3], of: CGSize(115, 60), spacing: 15)
    #expect(flow.origins() == [CGPoint(x: 0, y: 0), CGPoint(x: 130, y: 0), CGPoint(x: 260, y: 0)])
  }

  @Test("F2: rounding errors of a computed width do not break the line; a wider item does")
  func tolerance() {
    let third = (375.0 - 20) / 3
    #expect(Set(FlowProbe([3], of: CGSize(third, 60)).frames().map(\.origin.y)) == [0])
    // The sum 202.000015 of a report, where UIKit put two of three items into the line.
    let wide = (202.000015 - 2) / 3
    let flow = FlowProbe([3], of: CGSize(wide, 60), width: 202, spacing: 1, lineSpacing: 0)
    #expect(flow.frames().map(\.origin.y) == [0, 0, 60])
  }

  @Test("F3: lines that are not last are justified")
  func justified() {
    let flow = FlowProbe([7], of: CGSize(100, 60))
    #expect(flow.xs() == [0, 137.5, 275, 0, 137.5, 275, 0])
    #expect(flow.frames().map(\.origin.y) == [0, 0, 0, 70, 70, 70, 140])
    #expect(flow.solver.contentSize == CGSize(375, 200))
    let insets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let inset = FlowProbe([7], of: CGSize(100, 60), insets: insets)
    #expect(inset.xs() == [16, 137.5, 259, 16, 137.5, 259, 16])
    #expect(inset.solver.contentSize == CGSize(375, 216))
  }

  @Test("F4: a last line of equal items is spaced as if full")
  func lastLineAsIfFull() {
    #expect(FlowProbe([4]).xs() == [0, 65, 130, 195])
    #expect(FlowProbe([1], of: CGSize(90, 40), width: 200).xs() == [0])
    // A last line of a section whose other lines differ: [300], then two of 80 in a line of four.
    var mixed = FlowProbe([3], of: CGSize(80, 40))
    mixed.sizes[0][0].width = 300
    #expect(mixed.origins() == [CGPoint(x: 37.5, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 98.5, y: 50)])
  }

  @Test("F5: a last line of differing items keeps the minimum spacing")
  func lastLineDiffers() {
    var widths = FlowProbe()
    widths.sizes = [[CGSize(80, 40), CGSize(100, 40), CGSize(60, 40)]]
    #expect(widths.xs() == [0, 90, 200])
    var heights = FlowProbe()
    heights.sizes = [[CGSize(80, 40), CGSize(80, 90), CGSize(80, 40), CGSize(80, 40)]]
    #expect(
      heights.origins() == [
        CGPoint(x: 0, y: 25), CGPoint(x: 90, y: 0), CGPoint(x: 180, y: 25), CGPoint(x: 270, y: 25),
      ])
  }

  @Test("F3, F4: whether items are equal is judged for each line")
  func judgedPerLine() {
    var flow = FlowProbe()
    flow.sizes = [[80, 80, 80, 80, 80].map { CGSize($0, 40) }]
    flow.sizes[0][1].height = 90
    #expect(
      flow.origins() == [
        CGPoint(x: 0, y: 25), CGPoint(x: 98.5, y: 0), CGPoint(x: 196.5, y: 25), CGPoint(x: 295, y: 25),
        CGPoint(x: 0, y: 100),
      ])
    #expect(flow.solver.contentSize == CGSize(375, 140))
  }

  @Test("F6: the only item that a line can hold is centred, even if it is too wide")
  func loneItem() {
    #expect(FlowProbe([2], of: CGSize(150, 40), width: 200).xs() == [25, 25])
    let wide = FlowProbe([3], of: CGSize(250, 40), width: 200, spacing: 6, lineSpacing: 6)
    #expect(wide.frames() == [0, 46, 92].map { CGRect(-25, $0, 250, 40) })
    #expect(wide.solver.contentSize == CGSize(200, 132))
  }

  @Test("F7: shorter items are centred across the line")
  func crossAlignment() {
    let insets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    var flow = FlowProbe(spacing: 8, insets: insets)
    flow.sizes = [
      [
        CGSize(120, 40), CGSize(100, 55), CGSize(90, 40), CGSize(200, 30), CGSize(60, 40), CGSize(150, 40),
      ]
    ]
    #expect(
      flow.origins() == [
        CGPoint(x: 10, y: 12.5), CGPoint(x: 152.5, y: 5), CGPoint(x: 275, y: 12.5), CGPoint(x: 10, y: 75),
        CGPoint(x: 305, y: 70), CGPoint(x: 10, y: 120),
      ])
    #expect(flow.solver.contentSize == CGSize(375, 165))
  }

  @Test("F8: exact positions are rounded to the pixel, halves upwards")
  func pixels() {
    let container = FlowContainer(direction: .vertical, lineExtent: 375, scale: 2)
    let exact: [CGFloat] = [57.25, 131.75, 102 + 1 / 3, 192 + 2 / 3, -25.25]
    #expect(exact.map(container.snapped) == [57.5, 132, 102.5, 192.5, -25])
  }

  @Test("F8: an item's size and the content's size keep their fractions")
  func sizesKeepFractions() {
    let flow = FlowProbe([8], of: CGSize(80, 48.3))
    #expect(flow.frames()[4] == CGRect(0, 58.5, 80, 48.3))
    #expect(flow.solver.contentSize.height == 48.3 * 2 + 10)
  }

  @Test("F9: headers and footers are as wide as the view; sections abut")
  func headersAndFooters() {
    var flow = FlowProbe(
      [3, 2], of: CGSize(80, 40), insets: EdgeInsets(top: 4, left: 12, bottom: 6, right: 12))
    flow.metrics.header = CGSize(7, 30)
    flow.metrics.footer = CGSize(0, 20)
    let solver = flow.solver
    #expect(solver.headerFrame(ofSection: 0) == CGRect(0, 0, 375, 30))
    #expect(solver.footerFrame(ofSection: 0) == CGRect(0, 80, 375, 20))
    #expect(solver.headerFrame(ofSection: 1) == CGRect(0, 100, 375, 30))
    #expect(solver.footerFrame(ofSection: 1) == CGRect(0, 180, 375, 20))
    #expect(flow.origins(0) == [CGPoint(x: 12, y: 34), CGPoint(x: 102.5, y: 34), CGPoint(x: 192.5, y: 34)])
    #expect(flow.origins(1) == [CGPoint(x: 12, y: 134), CGPoint(x: 102.5, y: 134)])
    #expect(solver.contentSize == CGSize(375, 200))
    flow.metrics.header = CGSize(30, 0)
    #expect(flow.solver.headerFrame(ofSection: 0) == nil)
    #expect(flow.solver.headerFrame(ofSection: 2) == nil)
  }

  @Test("F10: an empty section keeps its header, insets and footer")
  func emptySection() {
    var flow = FlowProbe(
      [1, 0, 1], of: CGSize(80, 40), insets: EdgeInsets(top: 4, left: 12, bottom: 6, right: 12))
    flow.metrics.header = CGSize(0, 30)
    flow.metrics.footer = CGSize(0, 20)
    let solver = flow.solver
    #expect(solver.headerFrame(ofSection: 1) == CGRect(0, 100, 375, 30))
    #expect(solver.footerFrame(ofSection: 1) == CGRect(0, 140, 375, 20))
    #expect(solver.headerFrame(ofSection: 2) == CGRect(0, 160, 375, 30))
    #expect(solver.frame(ofItem: 0, section: 2) == CGRect(12, 194, 80, 40))
    #expect(solver.contentSize == CGSize(375, 260))
  }

  @Test("F11: a horizontal flow swaps the axes")
  func horizontal() {
    var flow = FlowProbe(
      [7], of: CGSize(90, 70), insets: EdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    flow.direction = .horizontal
    flow.bounds = CGSize(375, 220)
    #expect(
      flow.origins() == [
        CGPoint(x: 12, y: 8), CGPoint(x: 12, y: 142), CGPoint(x: 112, y: 8), CGPoint(x: 112, y: 142),
        CGPoint(x: 212, y: 8), CGPoint(x: 212, y: 142), CGPoint(x: 312, y: 8),
      ])
    #expect(flow.solver.contentSize == CGSize(414, 220))
    flow.sizes = [3, 2].map { Array(repeating: CGSize(90, 70), count: $0) }
    flow.bounds.height = 200
    flow.metrics.header = CGSize(40, 0)
    flow.metrics.footer = CGSize(20, 0)
    let solver = flow.solver
    #expect((0...1).map { solver.headerFrame(ofSection: $0)?.minX } == [0, 274])
    #expect((0...1).map { solver.footerFrame(ofSection: $0)?.minX } == [254, 428])
    #expect(solver.headerFrame(ofSection: 1)?.size == CGSize(40, 200))
    #expect(solver.contentSize.width == 448)
  }

  @Test("F13: a pinned header stays in sight until its section ends, a pinned footer from where it begins")
  func pins() {
    // Ten rows of 100 with nothing between them, headers of 10, as in the nearest known numbers.
    var flow = FlowProbe([1, 1], of: CGSize(100, 30), width: 100, lineSpacing: 0)
    flow.metrics.header = CGSize(0, 10)
    let solver = flow.solver
    func headers(_ offset: Double) -> [CGFloat?] {
      let pins = FlowPins(headers: true, visible: FlowSpan(lower: offset, upper: offset + 60))
      return (0...1).map { solver.headerFrame(ofSection: $0, pins: pins)?.minY }
    }
    #expect(headers(-5) == [0, 40])
    #expect(headers(5) == [5, 40])
    #expect(headers(35) == [30, 40])
    #expect(headers(45) == [30, 45])
    flow.metrics.header = .zero
    flow.metrics.footer = CGSize(0, 10)
    let feet = flow.solver
    func footers(_ bottom: Double) -> [CGFloat?] {
      let pins = FlowPins(footers: true, visible: FlowSpan(lower: bottom - 20, upper: bottom))
      return (0...1).map { feet.footerFrame(ofSection: $0, pins: pins)?.minY }
    }
    #expect(footers(100) == [30, 70])
    #expect(footers(65) == [30, 55])
    #expect(footers(45) == [30, 40])
    #expect(footers(25) == [15, 40])
  }

  @Test("F16: mirrored positions are counted from the right")
  func mirrored() {
    var flow = FlowProbe([4])
    flow.isMirrored = true
    #expect(flow.xs() == [325, 260, 195, 130])
    flow.direction = .horizontal
    flow.bounds = CGSize(375, 50)
    // Four columns of 50 and three gaps of 10: the content is 230 wide, the first item at its right end.
    #expect(flow.xs() == [180, 120, 60, 0])
  }
}
