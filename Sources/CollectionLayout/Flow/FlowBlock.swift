import Foundation

/// Up to 512 items of a section in whole lines: their sizes, and where the lines begin.
///
/// Only sizes and line positions are kept; an item's place in its line is added up again when it is asked for.
struct FlowBlock: Sendable {
  /// The number of items that a block holds, unless one line alone is longer.
  static let capacity = 512

  /// The sizes of the items.
  var extents: [FlowExtent] = []
  /// The index of the first item of each line; 32 bits, since there is one for every few items.
  var firstItems: [Int32] = []
  /// Where each line begins along the axis that scrolls, counted from the block's beginning.
  var positions: [Double] = []
  /// Where the last line ends.
  var depth: Double = 0
  /// Where a line after the last one would begin.
  var advance: Double = 0
  /// The size of the items, if all are equal.
  var common: FlowExtent?

  func items(ofLine line: Int) -> Range<Int> {
    Int(firstItems[line])..<(line + 1 < firstItems.count ? Int(firstItems[line + 1]) : extents.count)
  }

  /// The line of an item.
  func line(of item: Int) -> Int { firstItems.lastIndex(notBeyond: { $0 <= item }) }

  /// A line, its number and its items counted within the block.
  func place(ofLine line: Int, rule: FlowLineRule, isLast: Bool) -> FlowLinePlace {
    let items = items(ofLine: line)
    let sum = FlowLineSum(extents[items])
    return FlowLinePlace(
      number: line, items: items, scroll: positions[line], depth: sum.depth,
      spread: rule.spread(count: items.count, total: sum.length, common: sum.common, isLast: isLast))
  }
}

/// What a line's items come to.
struct FlowLineSum: Hashable, Sendable {
  /// The sum of their lengths.
  var length: Double = 0
  /// The depth of the deepest.
  var depth: Double = 0
  /// Their size, if all are equal.
  var common: FlowExtent?

  init(_ extents: ArraySlice<FlowExtent>) {
    common = extents.first
    for extent in extents {
      length += extent.length
      depth = max(depth, extent.depth)
      if extent != common { common = nil }
    }
    if let common { length = common.length * Double(extents.count) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The last index whose element is not beyond something, in a sorted collection that begins before it; the
  /// first index, if even that is beyond.
  func lastIndex(notBeyond isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
