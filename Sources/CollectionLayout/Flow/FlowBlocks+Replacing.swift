import Foundation

extension FlowBlocks {
  /// Blocks that an edit leaves smaller than this take in a neighbour, unless they are the last.
  private static let smallest = FlowBlock.capacity / 4
  /// How full the blocks of an edit are made, so that the next edits find room.
  private static let fill = FlowBlock.capacity - 64

  /// Puts items in the place of others and wraps anew until a block begins where it began before.
  ///
  /// Lines are filled greedily, so nothing changes before the line of the item that precedes the edit; and once a
  /// line begins at the first item of an old block, all lines after it are the old ones.
  mutating func replace(_ range: Range<Int>, with extents: [FlowExtent]) {
    var first = block(of: max(0, range.lowerBound - 1))
    if blocks[first].extents.count + extents.count - range.count < Self.smallest { first = max(0, first - 1) }
    var fill = FlowFill(rule: rule)
    for index in first..<blocks.count where itemsBefore[index] < range.lowerBound {
      fill.append(blocks[index].extents.prefix(range.lowerBound - itemsBefore[index]))
    }
    fill.append(extents[...])
    var end = first
    while end < blocks.count {
      let start = itemsBefore[end]
      if start >= range.upperBound, fill.extents.count >= Self.smallest, let next = blocks[end].extents.first,
        !fill.fits(next)
      {
        break
      }
      fill.append(blocks[end].extents.dropFirst(max(0, range.upperBound - start)))
      end += 1
    }
    let parts = fill.extents.count / Self.fill + 1
    let capacity =
      parts == 1 ? FlowBlock.capacity : min(FlowBlock.capacity, fill.extents.count / parts + 64)
    let filled = FlowBlock.blocks(
      of: fill.extents, rule: rule, lineSpacing: lineSpacing, capacity: capacity)
    blocks.replaceSubrange(first..<end, with: filled)
    sumUp(from: first)
  }

  /// The size of the items, if all are equal.
  var common: FlowExtent? {
    guard let common = blocks.first?.common else { return nil }
    return blocks.allSatisfy { $0.common == common } ? common : nil
  }
}

/// Items in turn and how far the line of the last one is filled, without the lines before.
private struct FlowFill {
  let rule: FlowLineRule
  private(set) var extents: [FlowExtent] = []
  private var used: Double = 0

  init(rule: FlowLineRule) { self.rule = rule }

  /// Whether an item would still come into the line of the last one.
  func fits(_ extent: FlowExtent) -> Bool { !extents.isEmpty && rule.fits(extent.length, after: used) }

  mutating func append(_ items: ArraySlice<FlowExtent>) {
    for extent in items {
      used = fits(extent) ? used + rule.minimumGap + extent.length : extent.length
      extents.append(extent)
    }
  }
}
