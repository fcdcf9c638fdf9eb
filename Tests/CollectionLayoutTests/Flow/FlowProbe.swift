import Foundation

@testable import CollectionLayout

/// A flow to be tested, with its solver made from plain numbers.
struct FlowProbe: CustomStringConvertible {
  var direction = CollectionView.ScrollDirection.vertical
  var bounds = CGSize(width: 375, height: 400)
  var scale: CGFloat = 2
  var isMirrored = false
  var metrics = FlowSectionMetrics()
  /// The sizes of each section's items.
  var sizes: [[CGSize]] = []

  init(
    _ counts: [Int] = [], of size: CGSize = CGSize(width: 50, height: 50), width: CGFloat = 375,
    spacing: CGFloat = 10, lineSpacing: CGFloat = 10, insets: EdgeInsets = .zero
  ) {
    sizes = counts.map { Array(repeating: size, count: $0) }
    bounds.width = width
    metrics.interitemSpacing = spacing
    metrics.lineSpacing = lineSpacing
    metrics.insets = insets
  }

  var container: FlowContainer {
    FlowContainer(
      direction: direction, lineExtent: direction == .vertical ? bounds.width : bounds.height,
      scale: scale, isMirrored: isMirrored)
  }

  /// Solves it as from a delegate that answers every size.
  func solve() -> (solver: FlowSolver, problems: FlowProblems) {
    var problems = FlowProblems(direction: direction)
    let sections = sizes.enumerated().map { index, sizes in
      let shape = FlowSectionShape(metrics, in: container, section: index, problems: &problems)
      return FlowSection(
        shape,
        sizes.enumerated().map { item, size in shape.extent(size, item: item, problems: &problems) })
    }
    return (FlowSolver(container: container, sections: sections), problems)
  }

  var solver: FlowSolver { solve().solver }

  /// The frames of a section's items.
  func frames(_ section: Int = 0) -> [CGRect] {
    let solver = solver
    return sizes[section].indices.compactMap { solver.frame(ofItem: $0, section: section) }
  }

  func origins(_ section: Int = 0) -> [CGPoint] { frames(section).map(\.origin) }

  func xs(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.origin.x) }

  var description: String {
    "\(direction) \(bounds.brief) @\(scale.brief) \(metrics) sizes \(sizes)"
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A generator of repeatable random numbers.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
