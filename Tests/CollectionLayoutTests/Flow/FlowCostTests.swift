import Foundation
import Testing

@testable import CollectionLayout

/// What a question costs, counted in lines and items that are looked at.
struct FlowCostTests {
  @Test("a screenful among a million equal items looks at that screenful only")
  func uniform() {
    var problems = FlowProblems(direction: .vertical)
    let container = FlowContainer(direction: .vertical, lineExtent: 390, scale: 3)
    let shape = FlowSectionShape(FlowSectionMetrics(), in: container, section: 0, problems: &problems)
    let section = FlowSection(shape, count: 1_000_000, extent: FlowExtent(length: 83.5, depth: 83.5))
    let solver = FlowSolver(container: container, sections: [section])
    var answers = 0
    let visited = solver.visitElements(in: CGRect(0, 12_345_678, 390, 844)) { _ in answers += 1 }
    #expect(answers == 40)
    #expect(visited <= 60)
  }

  @Test("a screenful among sections of uneven items looks at its lines only")
  func uneven() {
    var numbers = SeededNumbers(7)
    var flow = FlowProbe(width: 390)
    flow.metrics.header = CGSize(0, 30)
    flow.sizes = (0..<200).map { _ in
      (0..<500).map { _ in
        CGSize(CGFloat.random(in: 40...120, using: &numbers), CGFloat.random(in: 40...120, using: &numbers))
      }
    }
    let solver = flow.solver
    var answers = 0
    let middle = solver.contentSize.height / 2
    let visited = solver.visitElements(in: CGRect(0, middle, 390, 844)) { _ in answers += 1 }
    #expect(answers > 20)
    #expect(visited <= 3 * answers)
  }

  @Test("blocks hold whole lines of at most 512 items")
  func blocks() throws {
    var flow = FlowProbe([5000], of: CGSize(50, 50))
    flow.sizes[0][4999].width = 51
    guard case .blocks(let blocks) = flow.solver.sections[0].lines else {
      Issue.record("uneven items are kept in blocks")
      return
    }
    // Lines of six, so 85 lines and 510 items a block.
    #expect(blocks.blocks.map(\.extents.count) == Array(repeating: 510, count: 9) + [410])
    #expect(blocks.blocks.allSatisfy { $0.firstItems.first == 0 && $0.positions.first == 0 })
  }

  @Test("a line that is longer than a block stays whole")
  func longLine() {
    var flow = FlowProbe([2000], of: CGSize(0.25, 10), width: 400, spacing: 0)
    flow.sizes[0][1999].height = 11
    let frames = flow.frames()
    #expect(frames[1599].origin == CGPoint(x: 400, y: 0))
    #expect(frames[1600].origin.y == 20.5)
  }
}
