import Foundation

/// One line of a flow, taken apart: insets, items and gaps along the line, before rounding.
public struct FlowLine: Hashable, Sendable, Codable {
  /// A stretch of the line.
  public struct Part: Hashable, Sendable, Codable {
    /// What a stretch is.
    public enum Kind: Hashable, Sendable, Codable {
      /// The section's inset at either end of the line.
      case inset
      /// An item of the section.
      case item(Int)
      /// The gap between two items, with the rule that made it.
      case gap(FlowSpacingRule)
      /// Room that no item takes: after the last one, or on both sides of a lone one.
      case rest
    }

    /// What the stretch is.
    public var kind: Kind
    /// Where it begins, in points from the beginning of the line.
    public var start: CGFloat
    /// How long it is, in points; negative where items are too long for the line.
    public var length: CGFloat
  }

  /// The section.
  public var section: Int
  /// The line's place among the section's lines.
  public var number: Int
  /// The items of the line.
  public var items: Range<Int>
  /// Whether it is the section's last line.
  public var isLast: Bool
  /// The rule that spaced the line.
  public var rule: FlowSpacingRule
  /// The room for items and gaps, in points: the container's without the section's insets.
  public var available: CGFloat
  /// The room of the whole line with its insets, in points.
  public var container: CGFloat
  /// The smallest gap that was asked for, in points.
  public var minimumGap: CGFloat
  /// The stretches from the beginning of the line to its end; their lengths add up to `container`.
  public var parts: [Part]

  /// What items and gaps come to, in points.
  public var used: CGFloat {
    parts.reduce(0) { sum, part in
      switch part.kind {
      case .item, .gap: sum + part.length
      case .inset, .rest: sum
      }
    }
  }
}

extension FlowSolver {
  /// The line that an item is in; `nil` if there is no such item.
  func line(ofItem item: Int, section: Int) -> FlowLine? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else { return nil }
    let solved = sections[section]
    let place = solved.lines.line(of: item)
    let insets = solved.shape.insets
    var ruler = PartList()
    ruler.add(.inset, insets.leading)
    ruler.addUnlessEmpty(.rest, place.spread.start)
    for item in place.items {
      if item > place.items.lowerBound { ruler.add(.gap(place.spread.rule), place.spread.gap) }
      ruler.add(.item(item), solved.lines.extent(of: item).length)
    }
    ruler.addUnlessEmpty(.rest, container.lineExtent - insets.trailing - ruler.end)
    ruler.add(.inset, insets.trailing)
    return FlowLine(
      section: section, number: place.number, items: place.items,
      isLast: place.items.upperBound == solved.count, rule: place.spread.rule,
      available: solved.shape.rule.available, container: container.lineExtent,
      minimumGap: solved.shape.rule.minimumGap, parts: ruler.parts)
  }

  private struct PartList {
    var parts: [FlowLine.Part] = []
    var end: Double = 0

    mutating func add(_ kind: FlowLine.Part.Kind, _ length: Double) {
      parts.append(FlowLine.Part(kind: kind, start: end, length: length))
      end += length
    }

    /// Leaves out what is only the rounding error of a sum.
    mutating func addUnlessEmpty(_ kind: FlowLine.Part.Kind, _ length: Double) {
      if length.magnitude > FlowLineRule.tolerance { add(kind, length) }
    }
  }
}
