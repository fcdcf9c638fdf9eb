import Foundation

/// The lines of a section whose items differ: blocks, with the number of items and the depth before each.
struct FlowBlocks: Sendable {
  let rule: FlowLineRule
  let lineSpacing: Double
  var blocks: [FlowBlock]
  /// The number of items before each block, and of all.
  private(set) var itemsBefore: [Int]
  /// Where each block begins along the axis that scrolls, and where one after the last would.
  private var positions: [Double]
  /// From the beginning of the first line to the end of the last.
  private(set) var depth: Double

  init(_ extents: [FlowExtent], rule: FlowLineRule, lineSpacing: Double) {
    self.rule = rule
    self.lineSpacing = lineSpacing
    blocks = FlowBlock.blocks(of: extents, rule: rule, lineSpacing: lineSpacing)
    itemsBefore = [0]
    positions = [0]
    depth = 0
    sumUp(from: 0)
  }

  /// Rebuilds what comes before each block from the first one that changed.
  mutating func sumUp(from block: Int) {
    itemsBefore.removeSubrange((block + 1)...)
    positions.removeSubrange((block + 1)...)
    itemsBefore.reserveCapacity(blocks.count + 1)
    positions.reserveCapacity(blocks.count + 1)
    for index in block..<blocks.count {
      itemsBefore.append(itemsBefore[index] + blocks[index].extents.count)
      positions.append(positions[index] + blocks[index].advance)
    }
    depth = 0
    for index in blocks.indices { depth = max(depth, positions[index] + blocks[index].depth) }
  }

  var count: Int { itemsBefore[blocks.count] }

  /// The sizes of all items.
  var extents: [FlowExtent] { blocks.count == 1 ? blocks[0].extents : blocks.flatMap(\.extents) }

  func block(of item: Int) -> Int {
    itemsBefore.dropLast().lastIndex(notBeyond: { $0 <= item })
  }

  func extent(of item: Int) -> FlowExtent {
    let block = block(of: item)
    return blocks[block].extents[item - itemsBefore[block]]
  }

  private func place(ofLine line: Int, in block: Int) -> FlowLinePlace {
    let isLast = block == blocks.count - 1 && line == blocks[block].firstItems.count - 1
    return blocks[block].place(ofLine: line, rule: rule, isLast: isLast)
  }

  func area(of item: Int) -> FlowArea {
    let block = block(of: item)
    let index = item - itemsBefore[block]
    let line = place(ofLine: blocks[block].line(of: index), in: block)
    let extents = blocks[block].extents
    var cursor = FlowLineCursor(line, scroll: positions[block] + line.scroll)
    for earlier in line.items.lowerBound..<index { cursor.step(over: extents[earlier]) }
    return cursor.area(of: extents[index])
  }

  func line(of item: Int) -> FlowLinePlace {
    let block = block(of: item)
    var place = place(ofLine: blocks[block].line(of: item - itemsBefore[block]), in: block)
    let first = itemsBefore[block]
    place.items = place.items.lowerBound + first..<place.items.upperBound + first
    place.scroll += positions[block]
    place.number += blocks[..<block].reduce(0) { $0 + $1.firstItems.count }
    return place
  }

  /// Hands over the items that meet a stretch of either axis.
  ///
  /// Lines never begin before the line before them, so two binary searches find the first line; with a
  /// negative line spacing a line can reach into the next one by that much.
  func visit(scroll: FlowSpan, line: FlowSpan, _ body: (Int, FlowArea) -> Void) -> Int {
    let lower = scroll.lower + min(0, lineSpacing)
    var index = positions.dropLast().lastIndex(notBeyond: { $0 <= lower })
    var visited = 0
    while index < blocks.count, positions[index] < scroll.upper {
      visited += visit(block: index, from: lower, scroll: scroll, line: line, body)
      index += 1
    }
    return visited
  }

  private func visit(
    block index: Int, from lower: Double, scroll: FlowSpan, line span: FlowSpan,
    _ body: (Int, FlowArea) -> Void
  ) -> Int {
    let block = blocks[index]
    let start = positions[index]
    var visited = 0
    var line = block.positions.lastIndex(notBeyond: { start + $0 <= lower })
    while line < block.positions.count, start + block.positions[line] < scroll.upper {
      let place = place(ofLine: line, in: index)
      visited += 1
      if scroll.meets(start + place.scroll, place.depth) {
        var cursor = FlowLineCursor(place, scroll: start + place.scroll)
        for item in place.items {
          let extent = block.extents[item]
          let area = cursor.area(of: extent)
          if span.meets(area.line, extent.length) { body(itemsBefore[index] + item, area) }
          cursor.step(over: extent)
        }
        visited += place.items.count
      }
      line += 1
    }
    return visited
  }
}

/// Walks along a line and adds up where its items are (F7, F8).
private struct FlowLineCursor {
  private let line: FlowLinePlace
  private let scroll: Double
  private var before: Double = 0
  private var index = 0

  /// Starts at a line's first item.
  init(_ line: FlowLinePlace, scroll: Double) {
    self.line = line
    self.scroll = scroll
  }

  /// The area that an item of a size has here: centred across the line.
  func area(of extent: FlowExtent) -> FlowArea {
    FlowArea(
      line: line.spread.start + before + Double(index) * line.spread.gap,
      scroll: scroll + (line.depth - extent.depth) / 2, extent: extent)
  }

  mutating func step(over extent: FlowExtent) {
    before += extent.length
    index += 1
  }
}
