import Foundation

/// Lines of equal items: a formula, nothing is stored for an item.
struct FlowUniformLines: Sendable {
  /// The number of items.
  let count: Int
  /// The size of each.
  let extent: FlowExtent
  /// How many a full line holds.
  let perLine: Int
  /// How every line is spaced; the last one too, since it is spaced as if full (F4).
  let spread: FlowSpread
  /// From the beginning of a line to that of the next.
  let advance: Double

  init(count: Int, extent: FlowExtent, rule: FlowLineRule, lineSpacing: Double) {
    self.count = count
    self.extent = extent
    let capacity = rule.capacity(of: extent.length)
    perLine = capacity >= Double(count) ? max(1, count) : Int(capacity)
    spread = rule.spread(
      count: perLine, total: extent.length * Double(perLine), common: extent, isLast: true)
    advance = max(0, extent.depth + lineSpacing)
  }

  var lineCount: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }

  var depth: Double { count == 0 ? 0 : Double(lineCount - 1) * advance + extent.depth }

  func lineNumber(of item: Int) -> Int { item / perLine }

  func line(_ number: Int) -> FlowLinePlace {
    let first = number * perLine
    var spread = spread
    let isFull = first + perLine <= count
    if !isFull, spread.rule == .justified { spread.rule = .lastLineAsIfFull }
    return FlowLinePlace(
      number: number, items: first..<min(first + perLine, count),
      scroll: Double(number) * advance, depth: extent.depth, spread: spread)
  }

  func area(of item: Int) -> FlowArea {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return area(line: line, column: column)
  }

  private func area(line: Int, column: Int) -> FlowArea {
    let start = spread.start + Double(column) * extent.length + Double(column) * spread.gap
    return FlowArea(line: start, scroll: Double(line) * advance, extent: extent)
  }

  func visit(scroll: FlowSpan, line: FlowSpan, _ body: (Int, FlowArea) -> Void) -> Int {
    let lines = indexes(in: scroll, start: 0, pitch: advance, length: extent.depth, count: lineCount)
    let columns = indexes(
      in: line, start: spread.start, pitch: extent.length + spread.gap, length: extent.length, count: perLine)
    for number in lines {
      for column in columns {
        let item = number * perLine + column
        if item >= count { break }
        body(item, area(line: number, column: column))
      }
    }
    return lines.count * columns.count
  }

  /// The indexes of equal stretches, each one pitch after the one before, that may meet a span.
  private func indexes(in span: FlowSpan, start: Double, pitch: Double, length: Double, count: Int)
    -> Range<Int>
  {
    guard pitch != 0 else { return span.meets(start, length) ? 0..<count : 0..<0 }
    let one = (span.lower - length - start) / pitch
    let other = (span.upper - start) / pitch
    let last = Double(count - 1)
    guard max(one, other) >= 0, min(one, other) <= last else { return 0..<0 }
    let lower = max(0, min(one, other).rounded(.down))
    let upper = min(last, max(one, other).rounded(.up))
    return Int(lower)..<Int(upper) + 1
  }
}
