import Foundation

/// All sections in their places; knows no view and makes no objects.
struct CompositionalSolver: Sendable {
  let room: SectionRoom
  let sections: [SolvedSection]
  /// Where each section begins along the axis; the end of the last one comes last.
  private let starts: [CGFloat]
  /// The headers and footers of the layout as a whole.
  private let globals: [PlacedBoundary]
  private let overhang: ClosedRange<CGFloat>
  private let acrossStart: CGFloat
  private let isSorted: Bool
  /// The size of everything, in points, not rounded.
  let contentSize: CGSize

  init(
    room: SectionRoom, whole: CGSize, sections: [SolvedSection], spacing: CGFloat, boundaries: [TreeBoundary]
  ) {
    let axis = room.axis
    let margins = BoundaryPhase.margins(boundaries, [:], in: .zero, whole)
    var position = axis.before(margins)
    var (starts, low, high): ([CGFloat], CGFloat, CGFloat) = ([], 0, 0)
    starts.reserveCapacity(sections.count + 1)
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing.usableSpacing }
      starts.append(position)
      low = min(low, section.overhang.lowerBound)
      high = max(high, section.overhang.upperBound - section.extent)
      position += section.extent
    }
    starts.append(position)
    self.room = room
    self.sections = sections
    self.starts = starts
    isSorted = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    overhang = low...high
    acrossStart = axis.other.before(margins)
    contentSize = axis.size(position + axis.after(margins), across: axis.other.of(whole))
    let content = CGRect(
      origin: axis.point(axis.before(margins), across: acrossStart),
      size: axis.size(position - axis.before(margins), across: axis.other.of(room.size)))
    globals = sections.isEmpty ? [] : BoundaryPhase.place(boundaries, [:], around: content, in: .zero, whole)
  }

  /// The origin of a section in the content.
  func origin(_ section: Int) -> CGPoint { room.axis.point(starts[section], across: acrossStart) }

  /// The elements that share an area with a rectangle, in their order.
  ///
  /// - Returns: how many sections and groups were looked at.
  @discardableResult
  func visit(
    in rect: CGRect, visible: ClosedRange<CGFloat>, offsets: [Int: CGFloat],
    _ body: (CompositionalElement) -> Void
  ) -> Int {
    let rect = rect.standardized
    guard !(rect.origin.x + rect.origin.y + rect.size.width + rect.size.height).isNaN else { return 0 }
    let axis = room.axis
    visitGlobals(visible: visible) { if $0.frame.meets(rect) { body($0) } }
    let pixel = 1 / room.grid.scale
    let (low, high) = (axis.start(rect) - pixel, axis.end(rect) + pixel)
    var visited = 0
    for index in candidates(from: low, to: high) {
      let (section, origin) = (sections[index], origin(index))
      visited += 1
      func hand(_ element: CompositionalElement) {
        guard element.frame.meets(rect) else { return }
        var element = element
        element.section = index
        body(element)
      }
      section.visitBoundaries(at: origin, visible: visible, hand)
      let offset = offset(index, offsets)
      for group in section.groups(in: rect, offset: offset, at: origin) {
        visited += 1
        section.visitGroup(group, offset: offset, at: origin, hand)
      }
    }
    return visited
  }

  /// The sections that may show between two positions.
  private func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    // Sections that negative spacing puts before one another are not sorted.
    guard isSorted else { return 0..<sections.count }
    var first = min(sections.count - 1, starts.lastPlace(notAbove: low - overhang.upperBound))
    while first > 0, starts[first] == starts[first - 1] { first -= 1 }
    if first > 0 { first -= 1 }
    return first..<max(first, min(sections.count, starts.lastPlace(notAbove: high - overhang.lowerBound) + 1))
  }

  private func offset(_ section: Int, _ offsets: [Int: CGFloat]) -> CGFloat {
    guard let strip = sections[section].strip else { return 0 }
    return strip.clamped(offsets[section] ?? strip.initialOffset)
  }

  /// One element; `nil` if there is no such.
  func element(_ id: ElementID, visible: ClosedRange<CGFloat>, offsets: [Int: CGFloat])
    -> CompositionalElement?
  {
    guard sections.indices.contains(id.section), id.item >= 0 else { return nil }
    let (section, origin) = (sections[id.section], origin(id.section))
    var found: CompositionalElement?
    func match(_ element: CompositionalElement) {
      var element = element
      element.section = id.section
      if found == nil, element.id == id { found = element }
    }
    if id.category != .cell {
      if id.section == 0 { visitGlobals(visible: visible, match) }
      section.visitBoundaries(at: origin, visible: visible, match)
    }
    guard found == nil, id.category != .decorationView, section.run.count > 0 else { return found }
    let offset = offset(id.section, offsets)
    var groups: [Int] = []
    if id.item < section.run.itemCount { groups.append(section.run.group(ofItem: id.item)) }
    let hosts = section.run[0].node.hosts.count
    if id.category == .supplementaryView, hosts > 0, id.item / hosts < section.run.count {
      groups.append(id.item / hosts)
    }
    for group in groups { section.visitGroup(group, offset: offset, at: origin, match) }
    return found
  }

  private func visitGlobals(visible: ClosedRange<CGFloat>, _ body: (CompositionalElement) -> Void) {
    let end = room.axis.of(contentSize)
    for global in globals {
      var frame = global.frame
      if global.tree.isPinned {
        frame = PinPhase.pinned(
          frame, at: global.tree.edge, along: room.axis, section: 0...max(0, end), visible: visible)
      }
      let view = global.tree.view
      frame = frame.inset(by: view.insets.usable.edges).notNegative
      body(
        CompositionalElement(
          category: .supplementaryView, kind: view.kind, item: 0, frame: room.grid.cell(frame),
          zIndex: view.zIndex + (global.tree.isPinned ? 1 : 0), estimates: nil))
    }
  }
}
