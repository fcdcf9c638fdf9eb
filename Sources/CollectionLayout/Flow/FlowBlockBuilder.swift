import Foundation

/// Fills lines with items in turn (F2) and collects whole lines into blocks.
struct FlowBlockBuilder {
  private let rule: FlowLineRule
  private let lineSpacing: Double
  private let capacity: Int
  private var block = FlowBlock()
  private var lineStart = 0
  private var lineScroll: Double = 0
  private var lineDepth: Double = 0
  private var used: Double = 0
  private(set) var blocks: [FlowBlock] = []

  /// Starts without an item; the count is only a hint at how many will come.
  init(rule: FlowLineRule, lineSpacing: Double, count: Int, capacity: Int = FlowBlock.capacity) {
    self.rule = rule
    self.lineSpacing = lineSpacing
    self.capacity = capacity
    block.reserve(min(count, capacity))
  }

  mutating func append(_ extent: FlowExtent) {
    let isFirst = block.extents.count == lineStart
    if !isFirst, rule.fits(extent.length, after: used) {
      used += rule.minimumGap + extent.length
      lineDepth = max(lineDepth, extent.depth)
    } else {
      if !isFirst { closeLine() }
      used = extent.length
      lineDepth = extent.depth
    }
    if block.extents.count >= capacity, lineStart > 0 { moveOpenLineToNewBlock() }
    block.extents.append(extent)
  }

  /// Closes what is open; nothing can be appended afterwards.
  mutating func finish() -> [FlowBlock] {
    if block.extents.count > lineStart { closeLine() }
    if !block.extents.isEmpty {
      block.compare()
      blocks.append(block)
    }
    return blocks
  }

  private mutating func closeLine() {
    block.firstItems.append(Int32(clamping: lineStart))
    block.positions.append(lineScroll)
    block.depth = max(block.depth, lineScroll + lineDepth)
    lineScroll = max(lineScroll, lineScroll + lineDepth + lineSpacing)
    block.advance = lineScroll
    lineStart = block.extents.count
  }

  private mutating func moveOpenLineToNewBlock() {
    var next = FlowBlock()
    next.reserve(capacity)
    next.extents.append(contentsOf: block.extents[lineStart...])
    block.extents.removeSubrange(lineStart...)
    block.compare()
    blocks.append(block)
    block = next
    lineStart = 0
    lineScroll = 0
  }
}
