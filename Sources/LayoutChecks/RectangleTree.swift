import Foundation

/// Rectangles in a balanced tree by place, to find the first one that overlaps another without visiting all.
struct RectangleTree {
  private struct Node {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity
    /// The lowest index below this node.
    var first = Int.max

    func overlaps(_ other: Node) -> Bool {
      let tolerance = AnswerChecks.tolerance
      return min(maxX, other.maxX) - max(minX, other.minX) > tolerance
        && min(maxY, other.maxY) - max(minY, other.minY) > tolerance
    }
  }

  /// The rectangles by index.
  private let leaves: [Node]
  /// A complete binary tree: the children of node i are 2i and 2i+1, the root is 1.
  private var nodes: [Node]
  private let width: Int

  /// Builds the tree in O(n log n): strips by x, sorted by y within each strip.
  init(_ rectangles: [CGRect]) {
    leaves = rectangles.enumerated().map {
      Node(
        minX: $0.element.minX, minY: $0.element.minY, maxX: $0.element.maxX, maxY: $0.element.maxY,
        first: $0.offset)
    }
    var capacity = 1
    while capacity < leaves.count { capacity *= 2 }
    width = capacity
    nodes = Array(repeating: Node(), count: 2 * capacity)
    let stripLength = max(1, Int(Double(leaves.count).squareRoot()))
    let byX = leaves.sorted { $0.minX + $0.maxX < $1.minX + $1.maxX }
    for start in stride(from: 0, to: byX.count, by: stripLength) {
      let strip = byX[start..<min(start + stripLength, byX.count)].sorted {
        $0.minY + $0.maxY < $1.minY + $1.maxY
      }
      for (offset, leaf) in strip.enumerated() { nodes[width + start + offset] = leaf }
    }
    for index in stride(from: width - 1, to: 0, by: -1) {
      let (left, right) = (nodes[2 * index], nodes[2 * index + 1])
      nodes[index] = Node(
        minX: min(left.minX, right.minX), minY: min(left.minY, right.minY), maxX: max(left.maxX, right.maxX),
        maxY: max(left.maxY, right.maxY), first: min(left.first, right.first))
    }
  }

  /// The lowest index whose rectangle overlaps that of the given one, among those before it.
  func firstIndex(overlapping index: Int) -> Int? {
    var best = index
    search(1, for: leaves[index], best: &best)
    return best < index ? best : nil
  }

  /// Looks where the lowest index is first, so that a find rules out most of the rest.
  private func search(_ index: Int, for target: Node, best: inout Int) {
    let node = nodes[index]
    guard node.first < best, node.overlaps(target) else { return }
    if index >= width {
      best = node.first
      return
    }
    let leftFirst = nodes[2 * index].first <= nodes[2 * index + 1].first
    search(leftFirst ? 2 * index : 2 * index + 1, for: target, best: &best)
    search(leftFirst ? 2 * index + 1 : 2 * index, for: target, best: &best)
  }
}
