import Foundation
import Testing

@testable import CollectionLayout

/// The row ruler's numbers.
struct FlowLineTests {
  private func lengths(_ line: FlowLine) -> [CGFloat] { line.parts.map(\.length) }

  @Test("a justified line: widths, gaps and insets add up to the width")
  func justified() throws {
    let flow = FlowProbe([7], of: CGSize(100, 60), insets: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let line = try #require(flow.solver.line(ofItem: 4, section: 0))
    #expect(line.items == 3..<6)
    #expect(line.number == 1)
    #expect(!line.isLast)
    #expect(line.rule == .justified)
    #expect(line.available == 343)
    #expect(line.container == 375)
    #expect(lengths(line) == [16, 100, 21.5, 100, 21.5, 100, 16])
    #expect(line.parts[2].kind == .gap(.justified))
    #expect(line.parts[3].kind == .item(4))
    #expect(line.parts[3].start == 137.5)
    #expect(line.used == 343)
  }

  @Test("a last line that is spaced as if full leaves a rest")
  func lastLine() throws {
    let line = try #require(FlowProbe([4]).solver.line(ofItem: 0, section: 0))
    #expect(line.rule == .lastLineAsIfFull)
    #expect(lengths(line) == [0, 50, 15, 50, 15, 50, 15, 50, 130, 0])
    #expect(line.parts[8].kind == .rest)
    #expect(line.isLast)
    #expect(line.used == 245)
  }

  @Test("a last line that is full is justified")
  func fullLastLine() throws {
    let line = try #require(FlowProbe([6]).solver.line(ofItem: 5, section: 0))
    #expect(line.rule == .justified)
    #expect(lengths(line).reduce(0, +) == 375)
  }

  @Test("a last line of differing items has minimum gaps")
  func minimum() throws {
    var flow = FlowProbe()
    flow.sizes = [[CGSize(80, 40), CGSize(100, 40), CGSize(60, 40)]]
    let line = try #require(flow.solver.line(ofItem: 1, section: 0))
    #expect(line.rule == .minimum)
    #expect(lengths(line) == [0, 80, 10, 100, 10, 60, 115, 0])
  }

  @Test("a lone item that is too wide sticks out on both sides")
  func tooWide() throws {
    let line = try #require(
      FlowProbe([1], of: CGSize(250, 40), width: 200).solver.line(ofItem: 0, section: 0))
    #expect(line.rule == .loneItemCentred)
    #expect(lengths(line) == [0, -25, 250, -25, 0])
    #expect(line.available == 200)
  }

  @Test("lines of a section in many blocks are numbered through")
  func manyBlocks() throws {
    var flow = FlowProbe([4000], of: CGSize(80, 40))
    flow.sizes[0][0].height = 41
    let line = try #require(flow.solver.line(ofItem: 3999, section: 0))
    #expect(line.number == 999)
    #expect(line.items == 3996..<4000)
    #expect(flow.solver.line(ofItem: 4000, section: 0) == nil)
    #expect(flow.solver.line(ofItem: 0, section: 1) == nil)
  }
}
