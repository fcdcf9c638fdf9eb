import Foundation

extension FlowBlock {
  /// Fills lines with items in turn (F2) and collects whole lines into blocks.
  static func blocks(
    of extents: [FlowExtent], rule: FlowLineRule, lineSpacing: Double, capacity: Int = FlowBlock.capacity
  ) -> [FlowBlock] {
    guard let first = extents.first else { return [] }
    var blocks: [FlowBlock] = []
    var block = FlowBlock(roomFor: min(extents.count, capacity))
    var (blockStart, lineStart) = (0, 0)
    var (used, lineDepth) = (first.length, first.depth)
    extents.withUnsafeBufferPointer { extents in
      for item in 1..<extents.count {
        let extent = extents[item]
        if rule.fits(extent.length, after: used) {
          used += rule.minimumGap + extent.length
          lineDepth = max(lineDepth, extent.depth)
        } else {
          block.addLine(from: lineStart - blockStart, depth: lineDepth, spacing: lineSpacing)
          lineStart = item
          (used, lineDepth) = (extent.length, extent.depth)
        }
        if item - blockStart >= capacity, lineStart > blockStart {
          block.take(Array(extents[blockStart..<lineStart]))
          blocks.append(block)
          block = FlowBlock(roomFor: min(extents.count - lineStart, capacity))
          blockStart = lineStart
        }
      }
    }
    block.addLine(from: lineStart - blockStart, depth: lineDepth, spacing: lineSpacing)
    block.take(blockStart == 0 ? extents : Array(extents[blockStart...]))
    blocks.append(block)
    return blocks
  }

  /// Makes room for lines of four.
  private init(roomFor items: Int) {
    firstItems.reserveCapacity(items / 4 + 1)
    positions.reserveCapacity(items / 4 + 1)
  }

  private mutating func addLine(from item: Int, depth lineDepth: Double, spacing: Double) {
    firstItems.append(Int32(truncatingIfNeeded: item))
    positions.append(advance)
    depth = max(depth, advance + lineDepth)
    advance = max(advance, advance + lineDepth + spacing)
  }

  private mutating func take(_ items: [FlowExtent]) {
    extents = items
    common = items.allSatisfy { $0 == items[0] } ? items.first : nil
  }
}
