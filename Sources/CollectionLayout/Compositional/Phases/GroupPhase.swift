import Foundation

/// The second phase: a group's items get their places within it.
struct GroupPhase: Sendable {
  /// The surroundings that custom groups are told.
  let traits: TraitCollection
  let section: Int
  /// What items asked for, by item; empty where every group is like the first.
  var measured: [Int: CGSize] = [:]
  /// The item that the next place is for.
  var item = 0
  /// The item before which places end.
  var end: Int
  var problems = TreeProblems()

  /// Places a node in a container; a fitted group forces the extent along its axis (C2).
  mutating func place(
    _ node: TreeNode, in container: CGSize, path: String,
    forced: (axis: CollectionView.ScrollDirection, extent: CGFloat)? = nil
  ) -> PlacedNode {
    var given = node.size
    var reports: [TreeProblem.Cause] = []
    if let forced { given = given.forcing(forced.axis, forced.extent) }
    let size = given.resolved(in: container) { reports.append($0) }
    for cause in reports { report(cause, path) }
    for kind in node.supplementaries.map(\.kind).repeated { report(.duplicateKind(kind), path) }
    switch node.content {
    case .item: return placeItem(node, given, size)
    case .line(let line): return place(line, of: node, given, size, path)
    case .custom(let provider): return place(provider, of: node, given, size, path)
    }
  }

  private mutating func report(_ cause: TreeProblem.Cause, _ path: String) {
    problems.add(cause, section: section, path: path)
  }

  private mutating func placeItem(_ node: TreeNode, _ given: TreeSize, _ size: CGSize) -> PlacedNode {
    var size = size
    if let wish = measured[item] {
      if given.width.isEstimated { size.width = wish.width }
      if given.height.isEstimated { size.height = wish.height }
    }
    item += 1
    let frame = CGRect(origin: .zero, size: size).inset(by: node.insets.usable.ignoring(given).edges)
    let slot = PlacedNode.Slot(
      frame: frame.notNegative, estimates: given.isEstimated ? given : nil,
      supplementaries: node.supplementaries)
    return PlacedNode(size: size, slots: [slot])
  }

  private mutating func place(
    _ provider: CollectionLayoutGroupCustomItemProvider, of node: TreeNode, _ given: TreeSize, _ size: CGSize,
    _ path: String
  ) -> PlacedNode {
    let room = LayoutSurroundings.Room(contentSize: size, contentInsets: node.insets.usable.ignoring(given))
    let surroundings = LayoutSurroundings(room: room, traitCollection: traits)
    // Solving happens where the layout is asked, on the main actor; only the provider knows that it is there.
    let frames = MainActor.assumeIsolated { provider(surroundings).map { ($0.frame, $0.zIndex) } }
    var placed = PlacedNode(size: size)
    placed.slots = frames.prefix(max(0, end - item)).map { PlacedNode.Slot(frame: $0.0, zIndex: $0.1) }
    item += placed.slots.count
    if placed.slots.isEmpty { report(.noItems, path) }
    addHost(node, given, to: &placed)
    return placed
  }

  private func addHost(_ node: TreeNode, _ given: TreeSize, to placed: inout PlacedNode) {
    guard !node.supplementaries.isEmpty else { return }
    let frame = CGRect(origin: .zero, size: placed.size).inset(by: node.insets.usable.ignoring(given).edges)
    placed.hosts.append(PlacedNode.Host(frame: frame.notNegative, supplementaries: node.supplementaries))
  }

  private mutating func place(
    _ line: TreeLine, of node: TreeNode, _ given: TreeSize, _ size: CGSize, _ path: String
  ) -> PlacedNode {
    let insets = node.insets.usable.ignoring(given)
    let inner = CGRect(origin: .zero, size: size).inset(by: insets.edges).size
    if inner.width <= 0 || inner.height <= 0 { report(.noRoom(inner), path) }
    let room = CGSize(width: max(0, inner.width), height: max(0, inner.height))
    var filler = LineFiller(line: line, room: room, isOpen: given[line.axis].isEstimated)
    filler.fill(&self, path: path)
    if filler.slots == 0 { report(.noItems, path) }
    filler.levelUniform()
    var placed = PlacedNode(size: size)
    for axis in [line.axis, line.axis.other] where given[axis].isEstimated && !filler.entries.isEmpty {
      placed.size = placed.size.setting(axis, axis == line.axis ? filler.used : filler.crossExtent)
    }
    let final = CGRect(origin: .zero, size: placed.size).inset(by: insets.edges).size
    for (entry, origin) in zip(filler.entries, filler.origins(within: final)) {
      placed.add(entry.node, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
    }
    addHost(node, given, to: &placed)
    return placed
  }
}

extension TreeSize {
  fileprivate func forcing(_ axis: CollectionView.ScrollDirection, _ extent: CGFloat) -> TreeSize {
    axis == .horizontal
      ? TreeSize(width: .absolute(extent), height: height) : TreeSize(width: width, height: .absolute(extent))
  }
}

extension CGRect {
  /// The rectangle without an extent where insets left less than none.
  var notNegative: CGRect {
    CGRect(origin: origin, size: CGSize(width: max(0, size.width), height: max(0, size.height)))
  }
}

extension [String] {
  /// What is in here more than once.
  var repeated: [String] {
    guard count > 1 else { return [] }
    var seen: Set<String> = []
    return filter { !seen.insert($0).inserted }
  }
}
