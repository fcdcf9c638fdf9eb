import Foundation

extension FlowLayout {
  /// How many items that only moved are asked about again after an edit.
  ///
  /// A delegate may answer by place instead of by item, as `indexPath.item % 3`; then all sizes change.
  private static let samples = 8

  /// Brings the solver up to a batch of updates by what changed; false if everything must be solved anew.
  ///
  /// The delegate is asked about items that are new or shown anew, and about a few that moved.
  func followUpdate(in view: CollectionView, _ counts: [Int], isSameContainer: Bool) -> Bool {
    guard let plan = solution.update else { return false }
    solution.update = nil
    guard solution.freshness == .behind, isSameContainer, counts == plan.newCounts,
      let edits = ask(plan, view)
    else {
      solution.age(to: .unasked)
      return false
    }
    solution.solver?.apply(edits)
    solution.counts = counts
    solution.freshness = .fresh
    return true
  }

  /// The edits with all sizes; `nil` if the delegate answers otherwise than before about an item that moved.
  private func ask(_ plan: UpdatePlan, _ view: CollectionView) -> [FlowEdit]? {
    solution.isSolving = true
    defer { solution.isSolving = false }
    let measures = FlowMeasures(layout: self, view: view)
    func askedExtent(_ path: IndexPath) -> FlowExtent? {
      guard let shape = solution.solver?.sections[path.section].shape else { return nil }
      let size = measures.askedSize(ofItem: path.item, section: path.section) ?? measures.commonSize
      return shape.extent(size, item: path.item, problems: &solution.problems)
    }
    func knownExtent(_ path: IndexPath) -> FlowExtent? {
      solution.solver?.sections[path.section].lines.extent(of: path.item)
    }
    let items = plan.batch.items
    var edits = (items.deleted + items.moved.map(\.from)).map { FlowEdit.remove($0.section, $0.item) }
    for path in items.inserted {
      guard let extent = askedExtent(path) else { return nil }
      edits.append(.insert(path.section, path.item, extent))
    }
    for move in items.moved {
      guard let extent = knownExtent(move.from) else { return nil }
      edits.append(.insert(move.to.section, move.to.item, extent))
    }
    for path in items.reloaded.compactMap(plan.newPath) {
      guard let extent = askedExtent(path) else { return nil }
      edits.append(.replace(path.section, path.item, extent))
    }
    for section in Set(edits.map(\.section)) where !isSteady(section, plan, measures, knownExtent) {
      return nil
    }
    return edits.sorted()
  }

  /// Whether the delegate says of the first items that moved along what it said before.
  private func isSteady(
    _ section: Int, _ plan: UpdatePlan, _ measures: FlowMeasures, _ known: (IndexPath) -> FlowExtent?
  ) -> Bool {
    guard solution.preferredSizes[section] == nil, let shape = solution.solver?.sections[section].shape else {
      return true
    }
    let items = plan.batch.items
    let changed =
      items.inserted + items.deleted + items.moved.flatMap { [$0.from, $0.to] }
    guard let first = changed.filter({ $0.section == section }).map(\.item).min() else { return true }
    var problems = FlowProblems(direction: scrollDirection)
    for item in first..<min(first + Self.samples, plan.newCounts[section]) {
      let path = IndexPath(item: item, section: section)
      guard let old = plan.oldPath(path), old != path, !plan.isReloaded(old) else { continue }
      guard let asked = measures.askedSize(ofItem: item, section: section) else { return true }
      if shape.extent(asked, item: item, problems: &problems) != known(old) { return false }
    }
    return true
  }
}

extension FlowSolution {
  /// Whether a batch can be followed edit by edit: all sizes are known and sound, and sections stay in place.
  func canFollow(_ plan: UpdatePlan) -> Bool {
    freshness == .fresh && problems.list.isEmpty && counts == plan.oldCounts && plan.batch.sections.isEmpty
      && !plan.batch.items.isEmpty
  }
}
