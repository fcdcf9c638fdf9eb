import Foundation

/// The rule that made a gap of a flow's line.
public enum FlowSpacingRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// The room that the items leave is shared out evenly (F3).
  case justified = "justified"
  /// The minimum spacing, because the items of the last line differ (F5).
  case minimum = "minimum"
  /// The last line is spaced as if copies of its last item filled it (F4).
  case lastLineAsIfFull = "last line as if full"
  /// The only item of a line stands in its middle (F6).
  case loneItemCentred = "lone item centred"
}

/// How the items of one line are spaced.
struct FlowSpread: Hashable, Sendable {
  /// Where the first item begins, counted from the beginning of the available room.
  var start: Double
  /// The gap between two neighbours.
  var gap: Double
  /// The rule that made the gap.
  var rule: FlowSpacingRule
}

/// What a flow knows of a line before its items: how many fit (F2), and how they are spaced (F3–F6).
struct FlowLineRule: Hashable, Sendable {
  /// The room between the section's insets, in points; negative if the insets are larger than the view.
  var available: Double
  /// The smallest gap between two items.
  var minimumGap: Double

  /// What a line may exceed the available room by, to allow for rounding errors of a width like `(375 - 20) / 3`.
  ///
  /// Our choice: reports show that UIKit refuses an excess of 0.000015 points.
  static let tolerance = 1e-6

  /// Whether an item still fits into a line whose items and gaps take up some room already.
  func fits(_ length: Double, after used: Double) -> Bool {
    used + minimumGap + length <= available + Self.tolerance
  }

  /// How many items of a length fit into a line, at least one; infinitely many if they take no room.
  func capacity(of length: Double) -> Double {
    guard length <= available + Self.tolerance else { return 1 }
    let pitch = length + minimumGap
    guard pitch > 0 else { return .infinity }
    return max(1, ((available + Self.tolerance + minimumGap) / pitch).rounded(.down))
  }

  /// How a line is spaced.
  ///
  /// - Parameters:
  ///   - count: the number of items
  ///   - total: the sum of their lengths
  ///   - common: the size of the items, if all are equal in both directions
  ///   - isLast: whether it is the section's last line
  /// - Returns: where the line's first item begins, and the gap between neighbours
  func spread(count: Int, total: Double, common: FlowExtent?, isLast: Bool) -> FlowSpread {
    if isLast { return spreadOfLastLine(count: count, total: total, common: common) }
    return count == 1 ? centred(total) : justified(count: Double(count), total: total)
  }

  private func spreadOfLastLine(count: Int, total: Double, common: FlowExtent?) -> FlowSpread {
    guard let length = common?.length else {
      return FlowSpread(start: 0, gap: minimumGap, rule: .minimum)
    }
    let capacity = max(capacity(of: length), Double(count))
    if capacity == 1 { return centred(total) }
    guard capacity.isFinite else { return FlowSpread(start: 0, gap: minimumGap, rule: .minimum) }
    var spread = justified(count: capacity, total: capacity * length)
    if capacity > Double(count) { spread.rule = .lastLineAsIfFull }
    return spread
  }

  private func justified(count: Double, total: Double) -> FlowSpread {
    FlowSpread(start: 0, gap: (available - total) / (count - 1), rule: .justified)
  }

  private func centred(_ length: Double) -> FlowSpread {
    FlowSpread(start: (available - length) / 2, gap: 0, rule: .loneItemCentred)
  }
}
