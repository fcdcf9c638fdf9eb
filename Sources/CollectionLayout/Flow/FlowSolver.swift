import Foundation

/// A solved flow: where every element is, without a view, an attributes object or a stored frame.
///
/// Frames are added up when they are asked for, from the positions of sections, blocks and lines. A question
/// costs two or three binary searches and what it answers.
struct FlowSolver: Sendable {
  /// What the flow lies in.
  let container: FlowContainer
  /// The solved sections.
  private(set) var sections: [FlowSection]
  /// The extent of each section along the axis that scrolls.
  private var depths: [Double]
  /// Where each section begins along the axis that scrolls, and where the last ends.
  private var starts: [Double]
  /// How far items may lie outside of their section at most.
  private var overhang: Double

  init(container: FlowContainer, sections: [FlowSection]) {
    self.container = container
    self.sections = sections
    depths = sections.map(\.depth)
    starts = Array(repeating: 0, count: sections.count + 1)
    overhang = sections.reduce(0) { max($0, $1.overhang) }
    sumUp(from: 0)
  }

  /// Puts items of known sizes in the place of others in a section; other sections only move.
  mutating func replace(_ range: Range<Int>, inSection section: Int, with extents: [FlowExtent]) {
    sections[section].replace(range, with: extents)
    depths[section] = sections[section].depth
    overhang = max(overhang, sections[section].overhang)
  }

  /// Rebuilds where sections begin after the first one that changed.
  mutating func sumUp(from section: Int) {
    var start = starts[section]
    for index in section..<depths.count {
      start += depths[index]
      starts[index + 1] = start
    }
  }

  /// The extent of everything along the axis that scrolls.
  var depth: Double { starts[sections.count] }

  /// The size of everything, from positions that are not rounded (F8).
  var contentSize: CGSize {
    container.axis.size(FlowExtent(length: container.lineExtent, depth: depth))
  }

  /// The frame of an item; `nil` if there is none.
  func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else { return nil }
    return frame(sections[section].lines.area(of: item), inLinesOf: section)
  }

  /// The frame of a section's header; `nil` if it has none.
  func headerFrame(ofSection section: Int, pins: FlowPins = FlowPins()) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return headerFrame(section, pins)
  }

  /// The frame of a section's footer; `nil` if it has none.
  func footerFrame(ofSection section: Int, pins: FlowPins = FlowPins()) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return footerFrame(section, pins)
  }

  /// The elements that share an area with a rectangle: section by section, header, items, footer.
  ///
  /// That order, and that elements which only touch the rectangle are left out, is our choice (F18).
  ///
  /// - Returns: how many sections, lines and items were looked at.
  @discardableResult
  func visitElements(in rect: CGRect, pins: FlowPins = FlowPins(), _ body: (FlowElement) -> Void) -> Int {
    guard !(rect.origin.x + rect.origin.y + rect.size.width + rect.size.height).isNaN else { return 0 }
    let reach = container.reach(of: rect, contentDepth: depth)
    let span = FlowSpan(lower: reach.scroll, upper: reach.scrollEnd)
    let line = FlowSpan(lower: reach.line, upper: reach.lineEnd)
    func hand(_ kind: FlowElement.Kind, _ section: Int, _ frame: CGRect?) {
      guard let frame, frame.meets(rect) else { return }
      body(FlowElement(kind: kind, section: section, frame: frame))
    }
    var visited = 0
    var index = starts.dropLast().lastIndex(notBeyond: { $0 <= span.lower - overhang })
    while index < sections.count, starts[index] - overhang < span.upper {
      let section = sections[index]
      hand(.header, index, headerFrame(index, pins))
      let base = starts[index] + section.linesStart
      let local = FlowSpan(lower: span.lower - base, upper: span.upper - base)
      let inset = section.shape.insets.leading
      visited += 1
      visited += section.lines.visit(
        scroll: local, line: FlowSpan(lower: line.lower - inset, upper: line.upper - inset)
      ) { hand(.item($0), index, frame($1, inLinesOf: index)) }
      hand(.footer, index, footerFrame(index, pins))
      index += 1
    }
    return visited
  }

  private func frame(_ area: FlowArea, inLinesOf section: Int) -> CGRect {
    var area = area
    area.line += sections[section].shape.insets.leading
    area.scroll += starts[section] + sections[section].linesStart
    return container.frame(area, contentDepth: depth)
  }

  /// A pinned header stays at the visible beginning until the end of its section pushes it out (F13).
  ///
  /// That the footer and the lower inset belong to that end is our choice.
  private func headerFrame(_ section: Int, _ pins: FlowPins) -> CGRect? {
    let header = sections[section].shape.header
    guard header > 0 else { return nil }
    var start = starts[section]
    if pins.headers { start = min(max(pins.visible.lower, start), starts[section + 1] - header) }
    return frame(ofBar: header, at: start)
  }

  private func footerFrame(_ section: Int, _ pins: FlowPins) -> CGRect? {
    let footer = sections[section].shape.footer
    guard footer > 0 else { return nil }
    var start = starts[section] + sections[section].footerStart
    if pins.footers { start = max(min(pins.visible.upper - footer, start), starts[section]) }
    return frame(ofBar: footer, at: start)
  }

  private func frame(ofBar depth: Double, at start: Double) -> CGRect {
    let extent = FlowExtent(length: container.lineExtent, depth: depth)
    return container.frame(FlowArea(line: 0, scroll: start, extent: extent), contentDepth: self.depth)
  }
}
