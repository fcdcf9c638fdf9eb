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

  /// The section in another shape, from the sizes that are known.
  func refilled(_ newShape: FlowSectionShape, problems: inout FlowProblems) -> FlowSection {
    switch lines {
    case .uniform(let lines):
      if lines.count > 0 { newShape.check(lines.extent, item: nil, problems: &problems) }
      return FlowSection(newShape, count: lines.count, extent: lines.extent)
    case .blocks(let blocks):
      let (rule, lineSpacing) = (newShape.rule, newShape.lineSpacing)
      var builder = FlowBlockBuilder(rule: rule, lineSpacing: lineSpacing, count: blocks.count)
      var item = 0
      for block in blocks.blocks {
        for extent in block.extents {
          newShape.check(extent, item: item, problems: &problems)
          builder.append(extent)
          item += 1
        }
      }
      let refilled = FlowBlocks(builder, rule: rule, lineSpacing: lineSpacing)
      return FlowSection(newShape, lines: .blocks(refilled))
    }
  }

  /// The section with other sizes for some items; what was known of the others stays.
  func replacing(_ sizes: [Int: CGSize], problems: inout FlowProblems) -> FlowSection {
    var builder = FlowSectionBuilder(shape, count: count)
    for item in 0..<count {
      let extent = sizes[item].map { shape.extent($0, item: item, problems: &problems) }
      builder.append(extent ?? lines.extent(of: item))
    }
    return builder.finish()
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
        var builder = FlowSectionBuilder(shape, count: rest + extents.count)
        for _ in 0..<range.lowerBound { builder.append(uniform.extent) }
        for extent in extents { builder.append(extent) }
        for _ in range.upperBound..<uniform.count { builder.append(uniform.extent) }
        self = builder.finish()
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

  /// Takes lines that are filled already.
  init(_ shape: FlowSectionShape, lines: FlowLines) {
    self.shape = shape
    self.lines = lines
  }
}

/// Takes the sizes of a section's items in turn.
///
/// As long as they are equal only their number is kept; if all are, nothing else is stored.
struct FlowSectionBuilder {
  private let shape: FlowSectionShape
  private let count: Int
  private var first = FlowExtent(length: 0, depth: 0)
  private var equal = 0
  private var blocks: FlowBlockBuilder?

  /// Starts without an item; the count is only a hint at how many will come.
  init(_ shape: FlowSectionShape, count: Int) {
    self.shape = shape
    self.count = count
  }

  mutating func append(_ extent: FlowExtent) {
    if blocks?.append(extent) != nil { return }
    if equal == 0 { first = extent }
    if extent == first {
      equal += 1
    } else {
      var blocks = FlowBlockBuilder(rule: shape.rule, lineSpacing: shape.lineSpacing, count: count)
      for _ in 0..<equal { blocks.append(first) }
      blocks.append(extent)
      self.blocks = blocks
    }
  }

  consuming func finish() -> FlowSection {
    guard let blocks else { return FlowSection(shape, count: equal, extent: first) }
    return FlowSection(
      shape, lines: .blocks(FlowBlocks(blocks, rule: shape.rule, lineSpacing: shape.lineSpacing)))
  }
}
