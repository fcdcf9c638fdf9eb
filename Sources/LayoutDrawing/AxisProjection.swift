import Foundation

/// Points to cells along one axis.
///
/// A border is drawn through the middle of a cell, so cell `n` stands for the positions from `n - 0.5` to
/// `n + 0.5`.
struct AxisProjection: Equatable, Sendable {
  /// The coordinate, in points, that falls into the middle of the cell `start`.
  let origin: CGFloat
  /// Cells a point.
  let scale: CGFloat
  /// The cell of the origin.
  let start: Int

  /// Further away than any screen, and small enough to calculate with.
  static let farthest: CGFloat = 1_000_000

  /// Coordinates that calculation has moved by less than this, in cells, are rounded to the same cell.
  private static let noise: CGFloat = 1e-6

  /// Where a coordinate lies, in cells.
  func position(_ value: CGFloat) -> CGFloat {
    let distance = (value - origin) * scale
    guard !distance.isNaN else { return CGFloat(start) }
    return CGFloat(start) + min(max(distance, -Self.farthest), Self.farthest)
  }

  /// The cell that a coordinate is rounded to.
  func cell(_ value: CGFloat) -> Int { Int((position(value) + 0.5 + Self.noise).rounded(.down)) }

  /// The coordinate in the middle of a cell, in points.
  func value(at cell: Int) -> CGFloat {
    scale > 0 ? origin + CGFloat(cell - start) / scale : origin
  }
}
