import Foundation
import Testing

@testable import CollectionLayout

/// What holds for every flow, on seeded random ones.
struct FlowInvariantTests {
  static let seeds = 0..<60 as Range<UInt64>

  /// A random flow: half of the seeds have equal items, some have several blocks.
  static func flow(_ seed: UInt64, negativeSpacing: Bool = false) -> FlowProbe {
    var numbers = SeededNumbers(seed + 1)
    func points(_ range: ClosedRange<Int>, _ part: CGFloat = 4) -> CGFloat {
      CGFloat(Int.random(in: range, using: &numbers)) / part
    }
    let low = negativeSpacing ? -80 : 0
    var flow = FlowProbe(width: points(200...2000), spacing: points(low...80), lineSpacing: points(low...80))
    flow.direction = Bool.random(using: &numbers) ? .vertical : .horizontal
    flow.bounds.height = points(200...2000)
    flow.scale = [1, 2, 3][Int.random(in: 0...2, using: &numbers)]
    flow.metrics.insets = EdgeInsets(
      top: points(0...80), left: points(0...80), bottom: points(0...80), right: points(0...80))
    if Bool.random(using: &numbers) { flow.metrics.header = CGSize(points(1...120), points(1...120)) }
    if Bool.random(using: &numbers) { flow.metrics.footer = CGSize(points(1...120), points(1...120)) }
    let isUniform = seed % 2 == 0
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      let count = [0, 1, 7, 60, 700][Int.random(in: 0...4, using: &numbers)]
      let common = CGSize(points(20...400), points(20...400))
      flow.sizes.append(
        (0..<count).map { _ in isUniform ? common : CGSize(points(20...400), points(20...400)) })
    }
    return flow
  }

  private func elements(_ flow: FlowProbe, in rect: CGRect) -> [FlowElement] {
    var elements: [FlowElement] = []
    flow.solver.visitElements(in: rect) { elements.append($0) }
    return elements
  }

  private func allElements(_ flow: FlowProbe) -> [FlowElement] {
    let solver = flow.solver
    return flow.sizes.indices.flatMap { section -> [FlowElement] in
      let header = solver.headerFrame(ofSection: section)
        .map { FlowElement(kind: .header, section: section, frame: $0) }
      let items = flow.sizes[section].indices.compactMap { item in
        solver.frame(ofItem: item, section: section)
          .map { FlowElement(kind: .item(item), section: section, frame: $0) }
      }
      let footer = solver.footerFrame(ofSection: section)
        .map { FlowElement(kind: .footer, section: section, frame: $0) }
      return [header].compactMap { $0 } + items + [footer].compactMap { $0 }
    }
  }

  @Test("any rectangle's answer equals brute force, in the same order", arguments: seeds)
  func queries(seed: UInt64) {
    for negative in [false, true] {
      let flow = Self.flow(seed, negativeSpacing: negative)
      let all = allElements(flow)
      let size = flow.solver.contentSize
      var numbers = SeededNumbers(seed + 1000)
      for _ in 0..<12 {
        let x = CGFloat.random(in: -50...(size.width + 50), using: &numbers)
        let y = CGFloat.random(in: -50...(size.height + 50), using: &numbers)
        let rect = CGRect(
          x, y, CGFloat.random(in: 0...600, using: &numbers), CGFloat.random(in: 0...600, using: &numbers))
        let expected = all.filter { $0.frame.sharesArea(with: rect) }
        let actual = elements(flow, in: rect)
        #expect(actual == expected, "seed \(seed), \(rect.brief)")
      }
      let everything = CGRect(-1e6, -1e6, 1e9, 1e9)
      #expect(elements(flow, in: everything) == all, "seed \(seed)")
    }
  }

  /// Origins are moved by up to half a pixel, so neighbours may overlap by one.
  @Test("nothing overlaps by more than a pixel's rounding where spacing is not negative", arguments: seeds)
  func overlaps(seed: UInt64) {
    let flow = Self.flow(seed)
    let pixel = 1 / flow.scale + 1e-6
    let available = flow.container.axis.insets(flow.metrics.insets)
    let room = flow.container.lineExtent - available.leading - available.trailing
    let sorted = allElements(flow).sorted { $0.frame.minY < $1.frame.minY }
    for (index, one) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.frame.minY >= one.frame.maxY - pixel { break }
        let shared = one.frame.intersection(other.frame)
        let isOverlap = !shared.isNull && shared.width > pixel && shared.height > pixel
        #expect(!isOverlap, "seed \(seed), room \(room): \(one) and \(other)")
      }
    }
  }

  @Test("every item is in exactly one line, and no line is longer than the room", arguments: seeds)
  func lines(seed: UInt64) throws {
    let flow = Self.flow(seed)
    let solver = flow.solver
    for section in flow.sizes.indices {
      var item = 0
      var number = 0
      while item < flow.sizes[section].count {
        let line = try #require(solver.line(ofItem: item, section: section))
        #expect(line.items.lowerBound == item)
        #expect(line.number == number)
        #expect(line.items.count == 1 || line.used <= line.available + 1e-5, "seed \(seed), \(line)")
        #expect((line.parts.reduce(0) { $0 + $1.length } - line.container).magnitude < 1e-5)
        #expect(solver.line(ofItem: line.items.upperBound - 1, section: section) == line)
        item = line.items.upperBound
        number += 1
      }
    }
  }

  @Test("the content encloses everything that is not too long for its line", arguments: seeds)
  func content(seed: UInt64) {
    let flow = Self.flow(seed)
    let solver = flow.solver
    let axis = flow.container.axis
    let end = axis.extent(solver.contentSize)
    for element in allElements(flow) {
      let area = axis.area(element.frame)
      #expect(area.scroll >= 0, "seed \(seed), \(element)")
      #expect(area.scrollEnd <= end.depth + 1 / flow.scale, "seed \(seed), \(element)")
      let room = solver.sections[element.section].shape.rule.available
      guard area.extent.length <= room else { continue }
      #expect(area.lineEnd <= end.length + 1 / flow.scale, "seed \(seed), \(element)")
    }
  }

  @Test("the horizontal answer is the vertical one with the axes swapped", arguments: seeds)
  func axes(seed: UInt64) {
    var flow = Self.flow(seed)
    flow.direction = .vertical
    var swapped = flow
    swapped.direction = .horizontal
    swapped.bounds = flow.bounds.swapped
    swapped.sizes = flow.sizes.map { $0.map(\.swapped) }
    swapped.metrics.header = flow.metrics.header.swapped
    swapped.metrics.footer = flow.metrics.footer.swapped
    let insets = flow.metrics.insets
    swapped.metrics.insets = EdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    #expect(flow.solver.contentSize == swapped.solver.contentSize.swapped)
    let back = allElements(swapped).map { element in
      var element = element
      element.frame = CGRect(
        element.frame.minY, element.frame.minX, element.frame.height, element.frame.width)
      return element
    }
    #expect(allElements(flow) == back, "seed \(seed)")
  }

  @Test("equal sizes from a delegate give what one size for all gives", arguments: seeds)
  func uniform(seed: UInt64) {
    let flow = Self.flow(seed & ~1)
    var problems = FlowProblems(direction: flow.direction)
    let sections = flow.sizes.enumerated().map { index, sizes in
      let shape = FlowSectionShape(flow.metrics, in: flow.container, section: index, problems: &problems)
      let extent = flow.container.axis.extent(sizes.first ?? .zero)
      return FlowSection(shape, count: sizes.count, extent: extent)
    }
    let solver = FlowSolver(container: flow.container, sections: sections)
    #expect(solver.contentSize == flow.solver.contentSize)
    for (section, sizes) in flow.sizes.enumerated() {
      let frames = sizes.indices.map { solver.frame(ofItem: $0, section: section) }
      #expect(frames == flow.frames(section), "seed \(seed), section \(section)")
    }
  }

  @Test("filled anew for another width, a flow is what it would have been from the start", arguments: seeds)
  func refilled(seed: UInt64) {
    var flow = Self.flow(seed)
    let old = flow.solver
    flow.bounds = CGSize(flow.bounds.width + 37, flow.bounds.height + 61)
    var problems = FlowProblems(direction: flow.direction)
    let sections = old.sections.enumerated().map { index, section in
      section.refilled(
        FlowSectionShape(flow.metrics, in: flow.container, section: index, problems: &problems),
        problems: &problems)
    }
    let refilled = FlowSolver(container: flow.container, sections: sections)
    #expect(refilled.contentSize == flow.solver.contentSize)
    for (section, sizes) in flow.sizes.enumerated() {
      let frames = sizes.indices.map { refilled.frame(ofItem: $0, section: section) }
      #expect(frames == flow.frames(section), "seed \(seed), section \(section)")
    }
    #expect(problems == flow.solve().problems)
  }
}

extension CGSize {
  fileprivate var swapped: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// Apple's intersection, written out: in a file that imports Foundation too, `intersects` is ambiguous.
  fileprivate func sharesArea(with other: CGRect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }
}
