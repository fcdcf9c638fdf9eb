import Foundation

/// One solved section of a flow: header, inset, lines, inset, footer (F9, F10).
///
/// Positions are counted from where the section begins.
struct FlowSection: Sendable {
  /// Its numbers.
  let shape: FlowSectionShape
  /// Its lines, none for a section without items.
  private(set) var lines: FlowLines

  /// The number of items.
  var count: Int { lines.count }
  /// Where the first line begins.
  var linesStart: Double { shape.header + shape.insets.before }
  /// Where the last line ends.
  var linesEnd: Double { linesStart + lines.depth }
  /// Where the footer begins.
  var footerStart: Double { max(0, linesEnd + shape.insets.after) }
  /// The whole section, never less than its header.
  var depth: Double { max(shape.header, footerStart + shape.footer) }
  /// How far items lie outside of the section, which only negative insets can cause.
  var overhang: Double { lines.count == 0 ? 0 : max(0, -linesStart, linesEnd - depth) }

  /// Fills lines with items of one size.
  init(_ shape: FlowSectionShape, count: Int, extent: FlowExtent) {
    self.shape = shape
    lines = .uniform(
      FlowUniformLines(count: count, extent: extent, rule: shape.rule, lineSpacing: shape.lineSpacing))
  }

  /// Fills lines with items of known sizes; if all are equal only their number is kept.
  init(_ shape: FlowSectionShape, _ extents: [FlowExtent]) {
    let first = extents.first ?? FlowExtent(length: 0, depth: 0)
    if extents.allSatisfy({ $0 == first }) {
      self.init(shape, count: extents.count, extent: first)
    } else {
      self.init(shape, blocksOf: extents)
    }
  }

  /// The section in another shape, from the sizes that are known.
  func refilled(_ newShape: FlowSectionShape, problems: inout FlowProblems) -> FlowSection {
    switch lines {
    case .uniform(let lines):
      if lines.count > 0 { newShape.check(lines.extent, item: nil, problems: &problems) }
      return FlowSection(newShape, count: lines.count, extent: lines.extent)
    case .blocks(let blocks):
      let extents = blocks.extents
      for (item, extent) in extents.enumerated() { newShape.check(extent, item: item, problems: &problems) }
      return FlowSection(newShape, blocksOf: extents)
    }
  }

  /// The section with other sizes for some items; what was known of the others stays.
  func replacing(_ sizes: [Int: CGSize], problems: inout FlowProblems) -> FlowSection {
    FlowSection(
      shape,
      (0..<count).map { item in
        sizes[item].map { shape.extent($0, item: item, problems: &problems) } ?? lines.extent(of: item)
      })
  }

  /// Puts items of known sizes in the place of others, and wraps only what that can affect.
  ///
  /// Equal items stay a formula; lines become blocks, or a formula, when the last difference comes or goes.
  mutating func replace(_ range: Range<Int>, with extents: [FlowExtent]) {
    switch lines {
    case .uniform(let uniform):
      let rest = uniform.count - range.count
      if rest > 0, extents.allSatisfy({ $0 == uniform.extent }) {
        self = FlowSection(shape, count: rest + extents.count, extent: uniform.extent)
      } else {
        var all = Array(repeating: uniform.extent, count: uniform.count)
        all.replaceSubrange(range, with: extents)
        self = FlowSection(shape, all)
      }
    case .blocks(var blocks):
      // Not held twice, so that the blocks are changed where they are.
      lines = .empty
      blocks.replace(range, with: extents)
      if let extent = blocks.common {
        self = FlowSection(shape, count: blocks.count, extent: extent)
      } else if blocks.count > 0 {
        lines = .blocks(blocks)
      }
    }
  }

  /// Fills lines with items of differing sizes.
  private init(_ shape: FlowSectionShape, blocksOf extents: [FlowExtent]) {
    self.shape = shape
    lines = .blocks(FlowBlocks(extents, rule: shape.rule, lineSpacing: shape.lineSpacing))
  }
}
