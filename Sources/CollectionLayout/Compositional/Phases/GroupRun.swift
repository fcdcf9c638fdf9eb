import Foundation

/// The groups of a section, one after another: a formula where they are alike, a list where items decide.
struct GroupRun: Sendable {
  private enum Shape: Sendable {
    case alike(PlacedNode, pitch: CGFloat)
    case listed([PlacedNode], starts: [CGFloat], firstItems: [Int])
  }

  private let shape: Shape
  private let axis: CollectionView.ScrollDirection
  /// How many groups there are.
  let count: Int
  /// How many items there are.
  let itemCount: Int
  /// From the beginning of the first to the end of the last group, in points.
  let extent: CGFloat
  /// The largest extent of a group across the run, in points.
  let acrossExtent: CGFloat
  /// How far groups show outside of their own extent.
  let reach: CGRect

  /// Groups that are all like one.
  init(alike group: PlacedNode, itemCount: Int, spacing: CGFloat, axis: CollectionView.ScrollDirection) {
    let slots = group.slots.count
    count = slots == 0 ? 0 : (itemCount + slots - 1) / slots
    self.itemCount = slots == 0 ? 0 : itemCount
    self.axis = axis
    let length = axis.of(group.size)
    shape = .alike(group, pitch: length + spacing)
    extent = count == 0 ? 0 : CGFloat(count) * length + CGFloat(count - 1) * spacing
    acrossExtent = count == 0 ? 0 : axis.other.of(group.size)
    reach = group.reach()
  }

  /// Groups that differ.
  init(_ groups: [PlacedNode], spacing: CGFloat, axis: CollectionView.ScrollDirection) {
    var (starts, firstItems, position, item): ([CGFloat], [Int], CGFloat, Int) = ([], [], 0, 0)
    var reach = CGRect.zero
    for group in groups {
      starts.append(position)
      firstItems.append(item)
      position += axis.of(group.size) + spacing
      item += group.slots.count
      reach = reach.union(group.reach())
    }
    shape = .listed(groups, starts: starts, firstItems: firstItems)
    self.axis = axis
    self.reach = reach
    count = groups.count
    itemCount = item
    extent = groups.isEmpty ? 0 : position - spacing
    acrossExtent = groups.map { axis.other.of($0.size) }.max() ?? 0
  }

  subscript(group: Int) -> (node: PlacedNode, start: CGFloat, firstItem: Int, itemCount: Int) {
    switch shape {
    case .alike(let node, let pitch):
      let first = group * node.slots.count
      return (node, CGFloat(group) * pitch, first, min(node.slots.count, itemCount - first))
    case .listed(let nodes, let starts, let firstItems):
      return (nodes[group], starts[group], firstItems[group], nodes[group].slots.count)
    }
  }

  /// The group that an item is in.
  func group(ofItem item: Int) -> Int {
    switch shape {
    case .alike(let node, _): item / max(1, node.slots.count)
    case .listed(_, _, let firstItems): firstItems.lastPlace(notAbove: item)
    }
  }

  /// The groups that may show between two positions of the run.
  func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let (low, high) = (lower - axis.end(reach), upper - axis.start(reach))
    guard low <= high else { return 0..<0 }
    switch shape {
    case .alike(_, let pitch):
      guard pitch > 0 else { return 0..<count }
      let first = Int(max(0, min(CGFloat(count), (low / pitch).rounded(.down))))
      return first..<Int(max(CGFloat(first), min(CGFloat(count), (high / pitch).rounded(.up) + 1)))
    case .listed(_, let starts, _):
      guard zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return 0..<count }
      let first = starts.lastPlace(notAbove: low)
      return first..<max(first, starts.lastPlace(notAbove: high) + 1)
    }
  }
}

extension Array where Element: Comparable {
  /// The last place of a sorted list whose value is not above a limit; the first place if there is none.
  func lastPlace(notAbove limit: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}
