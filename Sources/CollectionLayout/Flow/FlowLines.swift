import Foundation

/// A stretch of one axis.
struct FlowSpan: Hashable, Sendable {
  var lower: Double
  var upper: Double

  /// Whether a stretch shares more than a point with this one.
  func meets(_ start: Double, _ length: Double) -> Bool { start < upper && start + length > lower }
}

/// One line of a section, before its items are placed.
struct FlowLinePlace: Hashable, Sendable {
  /// Its place among the section's lines.
  var number: Int
  /// Its items.
  var items: Range<Int>
  /// Where it begins along the axis that scrolls, counted from the first line.
  var scroll: Double
  /// The depth of its deepest item.
  var depth: Double
  /// How its items are spaced.
  var spread: FlowSpread
}

/// The lines of a section: a formula if all items are equal, blocks of whole lines otherwise.
///
/// Positions are counted from where the section's first line begins.
enum FlowLines: Sendable {
  case uniform(FlowUniformLines)
  case blocks(FlowBlocks)

  /// No lines.
  static let empty = FlowLines.uniform(
    FlowUniformLines(
      count: 0, extent: FlowExtent(length: 0, depth: 0), rule: FlowLineRule(available: 0, minimumGap: 0),
      lineSpacing: 0))

  /// The number of items.
  var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .blocks(let blocks): blocks.count
    }
  }

  /// From the beginning of the first line to the end of the last.
  var depth: Double {
    switch self {
    case .uniform(let lines): lines.depth
    case .blocks(let blocks): blocks.depth
    }
  }

  /// The size of an item that exists.
  func extent(of item: Int) -> FlowExtent {
    switch self {
    case .uniform(let lines): lines.extent
    case .blocks(let blocks): blocks.extent(of: item)
    }
  }

  /// The area of an item that exists.
  func area(of item: Int) -> FlowArea {
    switch self {
    case .uniform(let lines): lines.area(of: item)
    case .blocks(let blocks): blocks.area(of: item)
    }
  }

  /// The line of an item that exists.
  func line(of item: Int) -> FlowLinePlace {
    switch self {
    case .uniform(let lines): lines.line(lines.lineNumber(of: item))
    case .blocks(let blocks): blocks.line(of: item)
    }
  }

  /// Hands over the items that meet a stretch of either axis, in their order.
  ///
  /// - Returns: how many lines and items were looked at.
  func visit(scroll: FlowSpan, line: FlowSpan, _ body: (Int, FlowArea) -> Void) -> Int {
    switch self {
    case .uniform(let lines): lines.visit(scroll: scroll, line: line, body)
    case .blocks(let blocks): blocks.visit(scroll: scroll, line: line, body)
    }
  }
}
