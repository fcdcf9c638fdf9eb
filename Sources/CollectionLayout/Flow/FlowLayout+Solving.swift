import Foundation

extension FlowLayout {
  /// The solver for the present data and bounds; `nil` while the layout belongs to no collection view.
  var freshSolver: FlowSolver? {
    if solution.freshness != .fresh { solve() }
    return collectionView == nil ? nil : solution.solver
  }

  /// Asks and places as much as is not fresh.
  ///
  /// What becomes invalid meanwhile, because a delegate changes the layout, is solved at the next question.
  func solve() {
    guard let collectionView, !solution.isSolving else { return }
    let container = container(in: collectionView)
    let counts = collectionView.counts
    let isSame = solution.solver?.container == container
    if followUpdate(in: collectionView, counts, isSameContainer: isSame) { return }
    if solution.solver == nil || solution.counts != counts { solution.age(to: .unasked) }
    if !isSame { solution.age(to: .unplaced) }
    let freshness = solution.freshness
    guard freshness != .fresh else { return }
    solution.freshness = .fresh
    solution.isSolving = true
    defer { solution.isSolving = false }
    var problems = FlowProblems(direction: scrollDirection)
    if container.lineExtent <= 0, counts.contains(where: { $0 > 0 }) {
      problems.add(.noRoom(container.lineExtent), section: nil)
    }
    let sections =
      freshness == .unasked
      ? ask(collectionView, counts, container, &problems)
      : place(in: collectionView, container, &problems)
    let sized = sections.enumerated().map { index, section in
      solution.preferredSizes[index].map { section.replacing($0, problems: &problems) } ?? section
    }
    solution.solver = FlowSolver(
      container: container, sections: solution.preferredSizes.isEmpty ? sections : sized)
    solution.counts = counts
    solution.problems = problems
  }

  /// Asks for all measures and sizes.
  private func ask(
    _ view: CollectionView, _ counts: [Int], _ container: FlowContainer, _ problems: inout FlowProblems
  ) -> [FlowSection] {
    let measures = FlowMeasures(layout: self, view: view)
    let extra = referenceInsets(in: view)
    solution.metrics = counts.indices.map(measures.metrics(ofSection:))
    let sections = counts.indices.map { section in
      let metrics = solution.metrics[section].adding(extra)
      let shape = FlowSectionShape(metrics, in: container, section: section, problems: &problems)
      return measures.section(section, count: counts[section], shape, &problems)
    }
    checkSteadiness(sections, measures, container.axis, &problems)
    return sections
  }

  /// Places the sizes that are known in a container that changed.
  private func place(
    in view: CollectionView, _ container: FlowContainer, _ problems: inout FlowProblems
  ) -> [FlowSection] {
    let extra = referenceInsets(in: view)
    return (solution.solver?.sections ?? []).enumerated().map { index, section in
      let metrics = solution.metrics[index].adding(extra)
      let shape = FlowSectionShape(metrics, in: container, section: index, problems: &problems)
      return section.refilled(shape, problems: &problems)
    }
  }

  /// Asks for the size of the first item once more.
  ///
  /// A delegate whose answer depends on the number of questions makes a layout that never comes to rest.
  private func checkSteadiness(
    _ sections: [FlowSection], _ measures: FlowMeasures, _ axis: FlowAxis, _ problems: inout FlowProblems
  ) {
    guard let section = sections.firstIndex(where: { $0.count > 0 }),
      let again = measures.askedSize(ofItem: 0, section: section), FlowProblem.isPlain(again)
    else { return }
    let first = axis.size(sections[section].lines.extent(of: 0))
    if again != first { problems.add(.unsteady(first: first, second: again), section: section, item: 0) }
  }

  // MARK: The view

  /// Whether the view's insets would place something elsewhere than the solver does.
  var placesAnew: Bool {
    guard let collectionView, let solver = solution.solver else { return false }
    return pinsAnything || sectionInsetReference != .fromContentInset
      || solver.container != container(in: collectionView)
  }

  private func container(in view: CollectionView) -> FlowContainer {
    let axis = FlowAxis(direction: scrollDirection)
    let insets = axis.insets(view.insetAcross)
    return FlowContainer(
      direction: scrollDirection,
      lineExtent: axis.extent(view.bounds.size).length - insets.leading - insets.trailing,
      scale: view.contentScaleFactor, isMirrored: isMirrored(in: view))
  }

  /// A flow mirrors its positions in a right-to-left interface; if its coordinate system is flipped as a whole
  /// it does not (F16).
  ///
  /// That the two cancel out is our choice.
  private func isMirrored(in view: CollectionView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  /// What is added to section insets so that they are counted from the safe area or the margins (F15).
  ///
  /// Only across the lines, since along the axis that scrolls the content inset contains them; our choice.
  private func referenceInsets(in view: CollectionView) -> EdgeInsets {
    let reference: EdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let known = view.contentInsetAdjustmentBehavior == .always ? view.safeAreaInsets : .zero
    func rest(_ edge: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
      max(0, reference[keyPath: edge] - known[keyPath: edge])
    }
    return scrollDirection == .vertical
      ? EdgeInsets(top: 0, left: rest(\.left), bottom: 0, right: rest(\.right))
      : EdgeInsets(top: rest(\.top), left: 0, bottom: rest(\.bottom), right: 0)
  }

  // MARK: Pins

  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// What is pinned, and to what: the bounds without the adjusted content inset (F13).
  ///
  /// That the inset counts is our choice.
  var pins: FlowPins {
    guard pinsAnything, let view = collectionView, let solver = solution.solver else { return FlowPins() }
    let visible = solver.container.area(
      view.bounds.inset(by: view.adjustedContentInset), contentDepth: solver.depth)
    return FlowPins(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visible: FlowSpan(lower: visible.scroll, upper: visible.scrollEnd))
  }
}

extension CollectionView {
  /// The inset that makes lines shorter.
  ///
  /// The part of the safe area that is only added while the content is larger than the view is left out: a flow's
  /// content never is across its lines.
  fileprivate var insetAcross: EdgeInsets {
    contentInsetAdjustmentBehavior == .always ? contentInset + safeAreaInsets : contentInset
  }
}

extension FlowSectionMetrics {
  /// The same with more room around the lines.
  fileprivate func adding(_ insets: EdgeInsets) -> FlowSectionMetrics {
    var sum = self
    sum.insets = sum.insets + insets
    return sum
  }
}
