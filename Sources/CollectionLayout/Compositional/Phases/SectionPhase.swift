import Foundation

/// What is known of a section's items before it is solved.
struct SectionData: Sendable {
  var count: Int
  /// What items asked for.
  var items: [Int: CGSize] = [:]
  /// What headers and footers asked for, by kind.
  var views: [String: CGSize] = [:]
}

/// The third phase: groups are repeated for all items, with insets and boundaries around them.
struct SectionPhase {
  /// Places for items are tried at least so far, so that a group that is not full is spaced like a full one.
  private static let leastPlaces = 512

  let room: SectionRoom
  let traits: TraitCollection
  let section: Int
  private(set) var problems = TreeProblems()

  init(room: SectionRoom, traits: TraitCollection, section: Int) {
    self.room = room
    self.traits = traits
    self.section = section
  }

  mutating func solve(_ tree: TreeSection, _ data: SectionData) -> SolvedSection {
    for kind in tree.boundaries.map(\.view.kind).repeated {
      problems.add(.duplicateKind(kind), section: section, path: "boundary items")
    }
    let axis = room.axis
    let isOrthogonal = tree.behavior != .none
    let reference = room.insets(tree.reference, automatic: room.standardReference)
    // A section without items has no insets (C7).
    let insets = data.count > 0 ? tree.insets.usable + reference : .zero
    let views = boundaryRoom(tree, tree.insets.usable, reference)
    let margins = BoundaryPhase.margins(tree.boundaries, data.views, in: views, room.size)
    let across = axis.other
    let inner = CGRect(origin: .zero, size: room.size).inset(by: across.only(margins).edges).size
    let run = groups(tree, data, in: container(inner, insets, isOrthogonal), isOrthogonal ? across : axis)
    let depth = isOrthogonal ? run.acrossExtent : run.extent
    let contentExtent = axis.before(insets) + max(0, depth) + axis.after(insets)
    let start = axis.before(margins)
    let content = CGRect(
      origin: axis.point(start, across: across.before(margins)),
      size: axis.size(contentExtent, across: max(0, across.of(inner))))
    let extent = start + contentExtent + axis.after(margins)
    let boundaries = BoundaryPhase.place(tree.boundaries, data.views, around: content, in: views, room.size)
    let origin = axis.point(
      start + axis.before(insets), across: across.before(margins) + across.before(insets))
    let whole = CGRect(origin: .zero, size: axis.size(extent, across: across.of(room.size)))
    let decorations = data.count > 0 ? DecorationPhase.place(tree.decorations, behind: whole) : []
    let strip =
      isOrthogonal
      ? OrthogonalStrip(
        behavior: tree.behavior, run: run, axis: across, viewport: across.of(content.size),
        before: across.before(insets), after: across.after(insets)) : nil
    return SolvedSection(
      room: room, itemCount: data.count, run: run, groupOrigin: origin, content: content, extent: extent,
      boundaries: boundaries, decorations: decorations, strip: strip)
  }

  /// An orthogonal section's groups are parts of the whole room across the axis, without its insets (C12).
  private func container(_ size: CGSize, _ insets: DirectionalEdgeInsets, _ isOrthogonal: Bool) -> CGSize {
    let insets = isOrthogonal ? room.axis.only(insets) : insets
    return CGRect(origin: .zero, size: size).inset(by: insets.edges).size
  }

  /// Boundary items stay within the section's insets, or within those of their own reference.
  private func boundaryRoom(
    _ tree: TreeSection, _ insets: DirectionalEdgeInsets, _ reference: DirectionalEdgeInsets
  ) -> DirectionalEdgeInsets {
    let own =
      tree.supplementaryReference == .automatic ? room.supplementaryReference : tree.supplementaryReference
    let chosen = own == .automatic ? insets + reference : room.insets(own, automatic: .none)
    return room.axis.other.only(chosen)
  }

  private mutating func groups(
    _ tree: TreeSection, _ data: SectionData, in container: CGSize, _ axis: CollectionView.ScrollDirection
  ) -> GroupRun {
    let spacing = tree.spacing.usableSpacing
    guard data.count > 0 else { return GroupRun([], spacing: 0, axis: axis) }
    if tree.group.isEstimated { return listed(tree, data, in: container, axis) }
    var phase = GroupPhase(traits: traits, section: section, end: max(data.count, Self.leastPlaces))
    let group = phase.place(tree.group, in: container, path: "group")
    take(phase.problems)
    return GroupRun(alike: group, itemCount: data.count, spacing: spacing, axis: axis)
  }

  /// Groups whose items decide, each placed on its own unless none of its items has asked for anything.
  private mutating func listed(
    _ tree: TreeSection, _ data: SectionData, in container: CGSize, _ axis: CollectionView.ScrollDirection
  ) -> GroupRun {
    var phase = GroupPhase(traits: traits, section: section, end: data.count)
    let plain = phase.place(tree.group, in: container, path: "group")
    let slots = plain.slots.count
    take(phase.problems)
    if slots == 0 { return GroupRun([], spacing: 0, axis: axis) }
    if data.items.isEmpty, data.count % slots == 0 || slots == 1 {
      return GroupRun(alike: plain, itemCount: data.count, spacing: tree.spacing.usableSpacing, axis: axis)
    }
    var (groups, item): ([PlacedNode], Int) = ([], 0)
    while item < data.count {
      let reach = item..<(item + slots)
      let isPlain = reach.upperBound <= data.count && !reach.contains { data.items[$0] != nil }
      if isPlain {
        groups.append(plain)
        item += slots
        continue
      }
      var phase = GroupPhase(
        traits: traits, section: section, measured: data.items, item: item, end: data.count)
      let group = phase.place(tree.group, in: container, path: "group")
      if group.slots.isEmpty { break }
      groups.append(group)
      item += group.slots.count
    }
    return GroupRun(groups, spacing: tree.spacing.usableSpacing, axis: axis)
  }

  private mutating func take(_ found: TreeProblems) {
    for problem in found.list { problems.add(problem.cause, section: problem.section, path: problem.path) }
  }
}
