import Foundation

/// One solved section of a flow: header, inset, lines, inset, footer (F9, F10).
///
/// Positions are counted from where the section begins.
struct FlowSection: Sendable {
  /// Its numbers.
  let shape: FlowSectionShape
  /// Its lines, none for a section without items.
  let lines: FlowLines

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

  /// Fills lines with items whose sizes are asked for in turn.
  ///
  /// As long as they are equal only their number is kept; if all are, nothing else is stored.
  init(_ shape: FlowSectionShape, count: Int, next: () -> FlowExtent) {
    guard count > 0 else {
      self.init(shape, count: 0, extent: FlowExtent(length: 0, depth: 0))
      return
    }
    let first = next()
    for equal in 1..<count {
      let extent = next()
      if extent == first { continue }
      var builder = FlowBlockBuilder(rule: shape.rule, lineSpacing: shape.lineSpacing, count: count)
      for _ in 0..<equal { builder.append(first) }
      builder.append(extent)
      for _ in (equal + 1)..<count { builder.append(next()) }
      let blocks = FlowBlocks(builder, rule: shape.rule, lineSpacing: shape.lineSpacing)
      self.init(shape: shape, lines: .blocks(blocks))
      return
    }
    self.init(shape, count: count, extent: first)
  }

  /// The section in another shape, from the sizes that are known.
  func refilled(_ newShape: FlowSectionShape, problems: inout FlowProblems) -> FlowSection {
    switch lines {
    case .uniform(let lines):
      if lines.count > 0 { newShape.check(lines.extent, item: nil, problems: &problems) }
      return FlowSection(newShape, count: lines.count, extent: lines.extent)
    case .blocks(let blocks):
      var builder = FlowBlockBuilder(
        rule: newShape.rule, lineSpacing: newShape.lineSpacing, count: blocks.count)
      var item = 0
      for block in blocks.blocks {
        for extent in block.extents {
          newShape.check(extent, item: item, problems: &problems)
          builder.append(extent)
          item += 1
        }
      }
      return FlowSection(
        shape: newShape,
        lines: .blocks(FlowBlocks(builder, rule: newShape.rule, lineSpacing: newShape.lineSpacing)))
    }
  }

  private init(shape: FlowSectionShape, lines: FlowLines) {
    self.shape = shape
    self.lines = lines
  }
}
