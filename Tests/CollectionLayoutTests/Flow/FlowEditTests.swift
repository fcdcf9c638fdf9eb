import Foundation
import Testing

@testable import CollectionLayout

/// Local edits of a solved flow: they must equal solving from nothing.
struct FlowEditTests {
  /// How the sizes of a section's items are drawn; all are multiples of a quarter, so that sums are exact.
  enum Palette: CaseIterable {
    case uniform, uneven, mostlyEqual, tiny, lone

    func size(_ numbers: inout SeededNumbers) -> CGSize {
      func quarter(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &numbers)) / 4
      }
      return switch self {
      case .uniform: CGSize(50, 40)
      case .uneven: CGSize(quarter(40...800), quarter(40...300))
      case .mostlyEqual: Int.random(in: 0..<40, using: &numbers) == 0 ? CGSize(80, 40) : CGSize(50, 40)
      case .tiny: CGSize(quarter(0...8), quarter(4...12))
      case .lone: CGSize(quarter(800...1400), quarter(40...80))
      }
    }
  }

  @Test(
    "thirty thousand random edits leave every element where solving from nothing places it",
    arguments: [CollectionView.ScrollDirection.vertical, .horizontal], Palette.allCases)
  func randomEdits(_ direction: CollectionView.ScrollDirection, _ palette: Palette) {
    var numbers = SeededNumbers(UInt64(direction.rawValue * 10 + 3))
    for round in 0..<6 {
      var flow = FlowProbe(width: 375, spacing: round == 3 ? 0 : 10, lineSpacing: round == 4 ? -6 : 8)
      flow.direction = direction
      flow.isMirrored = round == 5
      flow.metrics.header = CGSize(30, 30)
      flow.metrics.footer = round % 2 == 0 ? CGSize(12, 12) : .zero
      flow.metrics.insets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
      let longest = round == 0 ? 1500 : 60
      flow.sizes = (0..<3).map { _ in
        (0..<Int.random(in: 0...longest, using: &numbers)).map { _ in palette.size(&numbers) }
      }
      var solver = flow.solver
      for step in 0..<500 {
        let edits = randomEdits(&flow, palette, &numbers)
        solver.apply(edits)
        // A fault stays, so that it is seen a few steps later, too.
        if step % (round == 0 ? 50 : 5) != 0 { continue }
        guard equal(solver, flow) else {
          Issue.record("round \(round) step \(step) \(edits) of \(flow)")
          return
        }
      }
    }
  }

  /// One to three edits of a section, made on the sizes too.
  private func randomEdits(
    _ flow: inout FlowProbe, _ palette: Palette, _ numbers: inout SeededNumbers
  ) -> [FlowEdit] {
    let section = Int.random(in: 0..<flow.sizes.count, using: &numbers)
    var edits: [FlowEdit] = []
    let axis = flow.container.axis
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let count = flow.sizes[section].count
      // Now and then a section is emptied or cut down, and grows again.
      let kind = Int.random(in: 0..<60, using: &numbers)
      if kind == 0, edits.isEmpty {
        edits = (0..<count).reversed().map { .remove(section, $0) }
        flow.sizes[section] = []
      } else if kind < 22, count > 0, edits.isEmpty {
        let item = Int.random(in: 0..<count, using: &numbers)
        flow.sizes[section].remove(at: item)
        return [.remove(section, item)]
      } else if kind < 34, count > 0 {
        let item = Int.random(in: 0..<count, using: &numbers)
        let size = palette.size(&numbers)
        flow.sizes[section][item] = size
        edits.append(.replace(section, item, axis.extent(size)))
      } else {
        let item = Int.random(in: 0...count, using: &numbers)
        for place in item...item + Int.random(in: 0...2, using: &numbers) {
          let size = palette.size(&numbers)
          flow.sizes[section].insert(size, at: place)
          edits.append(.insert(section, place, axis.extent(size)))
        }
      }
    }
    return edits
  }

  private func equal(_ solver: FlowSolver, _ flow: FlowProbe) -> Bool {
    let fresh = flow.solver
    guard solver.contentSize == fresh.contentSize else { return false }
    var (one, other): ([FlowElement], [FlowElement]) = ([], [])
    let all = CGRect(-1e6, -1e6, 3e6, 3e6)
    solver.visitElements(in: all) { one.append($0) }
    fresh.visitElements(in: all) { other.append($0) }
    guard one == other else { return false }
    return flow.sizes.indices.allSatisfy { section in
      let count = flow.sizes[section].count
      return [0, count / 2, count - 1].allSatisfy {
        solver.line(ofItem: $0, section: section) == fresh.line(ofItem: $0, section: section)
      } && solver.sections[section].isUniform == fresh.sections[section].isUniform
    }
  }

  @Test("thousands of insertions at one place keep blocks between a quarter and full")
  func blocksStayFull() {
    var flow = FlowProbe([2000], of: CGSize(50, 40))
    flow.sizes[0][1999].width = 51
    var solver = flow.solver
    for step in 0..<3000 {
      let width = Double(40 + step % 30)
      solver.apply([.insert(0, 700, FlowExtent(length: width, depth: 20))])
    }
    guard case .blocks(let blocks) = solver.sections[0].lines else {
      Issue.record("uneven items are kept in blocks")
      return
    }
    let counts = blocks.blocks.map(\.extents.count)
    #expect(counts.reduce(0, +) == 5000)
    #expect(counts.dropLast().allSatisfy { (128...512).contains($0) }, "\(counts)")
  }

  @Test("a section stops being a formula with the first other size, and is one again without it")
  func changesOfKind() {
    var solver = FlowProbe([10], of: CGSize(50, 40)).solver
    solver.apply([.insert(0, 5, FlowExtent(length: 50, depth: 40))])
    #expect(solver.sections[0].isUniform)
    solver.apply([.insert(0, 5, FlowExtent(length: 51, depth: 40))])
    #expect(!solver.sections[0].isUniform)
    solver.apply([.remove(0, 5)])
    #expect(solver.sections[0].isUniform)
    #expect(solver.sections[0].count == 11)
  }
}

extension FlowSection {
  fileprivate var isUniform: Bool {
    switch lines {
    case .uniform: true
    case .blocks: false
    }
  }
}
