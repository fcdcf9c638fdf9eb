import Foundation

/// Fills the room of a group with its items, and shares out what is left over.
struct LineFiller {
  struct Entry {
    var node: PlacedNode
    var size: TreeSize
    var edges: TreeEdgeSpacing
  }

  let line: TreeLine
  let room: CGSize
  /// Whether the group is as long as its items, so that each of them comes once.
  let isOpen: Bool
  private(set) var entries: [Entry] = []
  /// How much of the line items and spacing take, in points.
  private(set) var used: CGFloat = 0
  private(set) var slots = 0

  init(line: TreeLine, room: CGSize, isOpen: Bool) {
    self.line = line
    self.room = room
    self.isOpen = isOpen
  }

  private var axis: CollectionView.ScrollDirection { line.axis }
  private var spacing: CGFloat { line.spacing.least.usableSpacing }

  /// Places as many items as the line takes and the data may have.
  mutating func fill(_ phase: inout GroupPhase, path: String) {
    guard !line.subitems.isEmpty else { return }
    switch line.filling {
    case .full: fillWithList(&phase, path: path)
    case .fitted(let count):
      let count = max(1, count)
      let edges = line.subitems[0].edges
      let around = edges.before(axis).least.usableSpacing + edges.after(axis).least.usableSpacing
      let free = axis.of(room) - spacing * CGFloat(count - 1) - around * CGFloat(count)
      if free <= 0 {
        phase.problems.add(.doesNotFit(extent: free, room: axis.of(room)), section: phase.section, path: path)
      }
      let forced = (axis: axis, extent: max(0, free) / CGFloat(count))
      // Another extent that is a part of the line is a part of what spacing leaves (C3).
      repeatSubitem(count, &phase, path, in: room.setting(axis, max(0, free)), forced: isOpen ? nil : forced)
    case .repeating(let count): repeatSubitem(max(1, count), &phase, path, in: room, forced: nil)
    }
  }

  private mutating func repeatSubitem(
    _ count: Int, _ phase: inout GroupPhase, _ path: String, in container: CGSize,
    forced: (axis: CollectionView.ScrollDirection, extent: CGFloat)?
  ) {
    let subitem = line.subitems[0]
    var kept: PlacedNode?
    for number in 0..<count {
      guard phase.item < phase.end, number == 0 || slots > 0 else { return }
      let node = copy(of: subitem, 0, &kept, &phase, in: container, path, forced: forced)
      append(node, subitem)
    }
  }

  /// The node placed anew, or like the one before where items are not measured.
  private func copy(
    of subitem: TreeNode, _ index: Int, _ kept: inout PlacedNode?, _ phase: inout GroupPhase,
    in container: CGSize, _ path: String,
    forced: (axis: CollectionView.ScrollDirection, extent: CGFloat)? = nil
  ) -> PlacedNode {
    if let kept, phase.measured.isEmpty, phase.end - phase.item >= kept.slots.count {
      phase.item += kept.slots.count
      return kept
    }
    let name = if case .item = subitem.content { "item" } else { "group" }
    let node = phase.place(subitem, in: container, path: "\(path) › \(name) \(index)", forced: forced)
    kept = node
    return node
  }

  private mutating func fillWithList(_ phase: inout GroupPhase, path: String) {
    var kept = [PlacedNode?](repeating: nil, count: line.subitems.count)
    while phase.item < phase.end {
      let (usedBefore, slotsBefore) = (used, slots)
      for (index, subitem) in line.subitems.enumerated() where phase.item < phase.end {
        let item = phase.item
        let node = copy(of: subitem, index, &kept[index], &phase, in: room, path)
        let needed = extent(of: node, subitem)
        let gap = entries.isEmpty ? 0 : spacing
        let available = axis.of(room)
        if !isOpen, used + gap + needed > available + 1e-6 + available * 1e-12 {
          guard entries.isEmpty else {
            phase.item = item
            return
          }
          phase.problems.add(
            .doesNotFit(extent: needed, room: available), section: phase.section,
            path: "\(path) › item \(index)")
          append(node, subitem)
          return
        }
        append(node, subitem)
      }
      if isOpen || slots == slotsBefore || used <= usedBefore { return }
    }
  }

  private func extent(of node: PlacedNode, _ subitem: TreeNode) -> CGFloat {
    subitem.edges.before(axis).least.usableSpacing + axis.of(node.size)
      + subitem.edges.after(axis).least.usableSpacing
  }

  private mutating func append(_ node: PlacedNode, _ subitem: TreeNode) {
    used += (entries.isEmpty ? 0 : spacing) + extent(of: node, subitem)
    slots += node.slots.count
    entries.append(Entry(node: node, size: subitem.size, edges: subitem.edges))
  }

  // MARK: Afterwards

  /// The extent that the items need across the line, in points.
  var crossExtent: CGFloat {
    let across = axis.other
    return entries.map {
      $0.edges.before(across).least.usableSpacing + across.of($0.node.size)
        + $0.edges.after(across).least.usableSpacing
    }.max() ?? 0
  }

  /// Makes uniform siblings as large across the line as the largest of them (C15).
  mutating func levelUniform() {
    let across = axis.other
    let uniform = entries.indices.filter {
      if case .uniform = entries[$0].size[across] { true } else { false }
    }
    let largest = uniform.map { across.of(entries[$0].node.size) }.max() ?? 0
    for index in uniform {
      entries[index].node.size = entries[index].node.size.setting(across, largest)
      for slot in entries[index].node.slots.indices where entries[index].node.slots[slot].estimates != nil {
        let size = entries[index].node.slots[slot].frame.size
        entries[index].node.slots[slot].frame.size = size.setting(across, largest)
      }
    }
  }

  /// Where the entries begin; flexible spacing shares what is left over (C14).
  func origins(within inner: CGSize) -> [CGPoint] {
    let across = axis.other
    let between = line.spacing.isFlexible ? max(0, entries.count - 1) : 0
    let edges = entries.reduce(0) { count, entry in
      count + (entry.edges.before(axis).isFlexible ? 1 : 0) + (entry.edges.after(axis).isFlexible ? 1 : 0)
    }
    let share = between + edges > 0 ? max(0, axis.of(inner) - used) / CGFloat(between + edges) : 0
    func room(_ spacing: TreeSpacing) -> CGFloat {
      spacing.least.usableSpacing + (spacing.isFlexible ? share : 0)
    }
    var position: CGFloat = 0
    return entries.enumerated().map { index, entry in
      if index > 0 { position += room(line.spacing) }
      position += room(entry.edges.before(axis))
      let origin = axis.point(position, across: crossOrigin(entry, across, inner))
      position += axis.of(entry.node.size) + room(entry.edges.after(axis))
      return origin
    }
  }

  private func crossOrigin(_ entry: Entry, _ across: CollectionView.ScrollDirection, _ inner: CGSize)
    -> CGFloat
  {
    let (before, after) = (entry.edges.before(across), entry.edges.after(across))
    let least = before.least.usableSpacing
    guard before.isFlexible else { return least }
    let free = max(0, across.of(inner) - across.of(entry.node.size) - least - after.least.usableSpacing)
    return least + (after.isFlexible ? free / 2 : free)
  }
}
