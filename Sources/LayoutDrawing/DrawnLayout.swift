import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// What a drawing shows where.
public struct DrawnLayout: Sendable {
  /// Points to cells and back.
  public let projection: Projection
  /// The viewport's outline, in cells; its lower and right edges can be outside the area.
  public let viewport: CellRect
  /// How many elements could not be drawn, since their frames are not numbers.
  public let elementsWithoutPlace: Int

  let clip: CellRect
  let front: [Int32]
  let indices: [Int]
  let elements: [Element]

  /// The nearest element on a cell.
  public func element(column: Int, row: Int) -> ElementID? {
    guard clip.contains(x: column, y: row) else { return nil }
    let position = Int(front[(row - clip.y) * clip.width + column - clip.x])
    return position >= 0 ? elements[indices[position]].id : nil
  }

  /// The point in the content that a cell shows.
  public func point(column: Int, row: Int) -> CGPoint { projection.point(column: column, row: row) }
}
