import Foundation

/// What a compositional layout knows.
struct CompositionalSolution {
  var isFresh = false
  var isSolving = false
  var solver: CompositionalSolver?
  var problems = TreeProblems()
  /// What estimated elements asked for.
  var measured: [ElementID: CGSize] = [:]
  /// How far orthogonal sections are scrolled.
  var offsets: [Int: CGFloat] = [:]
  var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// Whether an element's attributes depend on what is visible.
  var followsOffset = false
}

extension CompositionalLayout {
  /// The solver for the present data and bounds; `nil` while the layout belongs to no collection view.
  var freshSolver: CompositionalSolver? {
    if !solution.isFresh { solve() }
    return collectionView == nil ? nil : solution.solver
  }

  func solve() {
    guard let view = collectionView, !solution.isSolving else { return }
    let (room, whole) = room(in: view)
    let counts = view.counts
    if solution.isFresh, solution.solver?.room == room, solution.solver?.sections.map(\.itemCount) == counts {
      return
    }
    solution.isSolving = true
    defer { solution.isSolving = false }
    solution.isFresh = true
    if solution.solver?.room.size != room.size { solution.measured = [:] }
    var problems = TreeProblems()
    let boundaries = configuration.boundarySupplementaryItems.map(\.boundary)
    for kind in boundaries.map(\.view.kind).repeated {
      problems.add(.duplicateKind(kind), section: nil, path: "boundary items")
    }
    let sections = solveSections(counts, in: room, surroundings(in: view, room), &problems)
    solution.solver = CompositionalSolver(
      room: room, whole: whole, sections: sections, spacing: configuration.interSectionSpacing,
      boundaries: boundaries)
    solution.problems = problems
    solution.followsOffset =
      !solution.handlers.isEmpty || boundaries.contains(where: \.isPinned)
      || sections.contains { $0.boundaries.contains(where: \.tree.isPinned) }
  }

  private func solveSections(
    _ counts: [Int], in room: SectionRoom, _ surroundings: LayoutSurroundings, _ problems: inout TreeProblems
  ) -> [SolvedSection] {
    var data = counts.map { SectionData(count: $0) }
    for (id, size) in solution.measured where data.indices.contains(id.section) {
      switch (id.category, id.kind) {
      case (.cell, _): data[id.section].items[id.item] = size
      case (_, let kind?): data[id.section].views[kind] = size
      default: break
      }
    }
    solution.handlers = [:]
    var known: (section: CollectionLayoutSection, tree: TreeSection)?
    return counts.indices.map { index in
      var phase = SectionPhase(room: room, traits: surroundings.traitCollection, section: index)
      defer { problems.add(phase.problems) }
      guard let section = provider(index, surroundings) else {
        problems.add(.noSection, section: index, path: "")
        return phase.solve(.empty, SectionData(count: 0))
      }
      solution.handlers[index] = section.visibleItemsInvalidationHandler
      // A layout with one section for all of them is turned into values once.
      let tree = known.flatMap { $0.section === section ? $0.tree : nil } ?? section.tree
      known = (section, tree)
      return phase.solve(tree, data[index])
    }
  }

  // MARK: The view

  private func room(in view: CollectionView) -> (room: SectionRoom, whole: CGSize) {
    let axis = configuration.scrollDirection
    let isSafe = view.contentInsetAdjustmentBehavior == .always
    let inset = isSafe ? view.contentInset + view.safeAreaInsets : view.contentInset
    let adjusted = view.adjustedContentInset
    let used =
      axis == .vertical
      ? EdgeInsets(top: adjusted.top, left: inset.left, bottom: adjusted.bottom, right: inset.right)
      : EdgeInsets(top: inset.top, left: adjusted.left, bottom: inset.bottom, right: adjusted.right)
    let whole = CGRect(origin: .zero, size: view.bounds.size).inset(by: used).notNegative.size
    let size = whole.width.isFinite && whole.height.isFinite ? whole : .zero
    let margins = BoundaryPhase.margins(
      configuration.boundarySupplementaryItems.map(\.boundary), [:], in: .zero, size)
    let inner = CGRect(origin: .zero, size: size).inset(by: axis.other.only(margins).edges).notNegative.size
    let references: [ContentInsetsReference: DirectionalEdgeInsets] = [
      .safeArea: rest(view.safeAreaInsets, isSafe, view, axis),
      .layoutMargins: rest(view.layoutMargins, isSafe, view, axis),
      .readableContent: rest(view.layoutMargins, isSafe, view, axis),
    ]
    let room = SectionRoom(
      axis: axis, size: inner, grid: PixelGrid(scale: view.contentScaleFactor), references: references,
      standardReference: configuration.contentInsetsReference == .automatic
        ? .safeArea : configuration.contentInsetsReference)
    return (room, size)
  }

  /// What a reference adds across the axis beyond what the content inset has.
  ///
  /// Along the axis, the content inset contains it. That is our choice.
  private func rest(
    _ insets: EdgeInsets, _ isSafe: Bool, _ view: CollectionView, _ axis: CollectionView.ScrollDirection
  ) -> DirectionalEdgeInsets {
    let known = isSafe ? view.safeAreaInsets : .zero
    return axis.other.only(
      DirectionalEdgeInsets(
        top: max(0, insets.top - known.top), leading: max(0, insets.left - known.left),
        bottom: max(0, insets.bottom - known.bottom), trailing: max(0, insets.right - known.right)))
  }

  private func surroundings(in view: CollectionView, _ room: SectionRoom) -> LayoutSurroundings {
    let isWide = view.bounds.width >= 600
    let traits = TraitCollection(
      displayScale: view.contentScaleFactor, layoutDirection: view.effectiveUserInterfaceLayoutDirection,
      horizontalSizeClass: isWide ? .regular : .compact)
    let insets = room.insets(.automatic, automatic: room.standardReference)
    return LayoutSurroundings(
      room: LayoutSurroundings.Room(contentSize: room.size, contentInsets: insets), traitCollection: traits)
  }

  /// The stretch of the axis that is in sight: the bounds without the adjusted content inset (C8).
  var visibleStretch: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let axis = configuration.scrollDirection
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let start = axis.start(visible)
    return start...max(start, axis.end(visible))
  }

  // MARK: Handlers

  /// Lets each section's handler change what is about to be answered (C19).
  ///
  /// UIKit's handlers hear of what is in sight; ours hear of what is asked for, which contains that.
  func tellHandlers(_ answer: [LayoutAttributes]) {
    guard !solution.handlers.isEmpty, let view = collectionView, let room = solution.solver?.room else {
      return
    }
    let surroundings = surroundings(in: view, room)
    let bySection = Dictionary(grouping: answer, by: \.indexPath.section)
    for (section, elements) in bySection.sorted(by: { $0.key < $1.key }) {
      guard let handler = solution.handlers[section] else { continue }
      var offset = view.contentOffset
      if let along = orthogonalOffset(ofSection: section) {
        offset = room.axis.other.point(along, across: 0)
      }
      handler(elements, offset, surroundings)
    }
  }
}

extension CompositionalLayout {
  // MARK: Orthogonal sections

  /// How a section scrolls across the axis; `nil` if it does not.
  public func orthogonalStrip(ofSection section: Int) -> OrthogonalStrip? {
    guard let sections = freshSolver?.sections, sections.indices.contains(section) else { return nil }
    return sections[section].strip
  }

  /// The rectangle of the content that an orthogonal section scrolls in; `nil` if it does not.
  public func orthogonalFrame(ofSection section: Int) -> CGRect? {
    guard orthogonalStrip(ofSection: section) != nil, let solver = solution.solver else { return nil }
    return solver.sections[section].content.moved(by: solver.origin(section))
  }

  /// How far an orthogonal section is scrolled, in points; `nil` if it does not scroll.
  public func orthogonalOffset(ofSection section: Int) -> CGFloat? {
    orthogonalStrip(ofSection: section).map { $0.clamped(solution.offsets[section] ?? $0.initialOffset) }
  }

  /// Scrolls an orthogonal section to the nearest offset at which it can rest.
  ///
  /// Its elements' frames move, which UIKit's attributes may not do: our choice, so that they show where they are.
  public func scrollSection(_ section: Int, to offset: CGFloat) {
    guard let strip = orthogonalStrip(ofSection: section) else { return }
    solution.offsets[section] = strip.clamped(offset)
    let solver = solution.solver
    invalidateLayout(with: makeInvalidationContext())
    solution.solver = solver
    solution.isFresh = true
  }
}

extension TreeProblems {
  fileprivate mutating func add(_ other: TreeProblems) {
    for problem in other.list { add(problem.cause, section: problem.section, path: problem.path) }
  }
}

extension TreeSection {
  /// A section of nothing, for a provider that gives none.
  fileprivate static let empty = TreeSection(
    group: TreeNode(size: TreeSize(width: .absolute(0), height: .absolute(0)), insets: .zero), insets: .zero,
    spacing: 0, reference: .none, supplementaryReference: .none, boundaries: [], decorations: [],
    behavior: .none)
}
