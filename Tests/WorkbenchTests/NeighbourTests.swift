import CollectionLayout
import Foundation
import LayoutScene
import Testing

@testable import Workbench

/// Which element an arrow key walks to.
@Suite struct NeighbourTests {
  /// Two rows of three cells of 10×10 points; the lower row begins half a cell further right.
  private let elements =
    (0..<3).map { Element(.cell(0, $0), frame: CGRect(x: 10 * $0, y: 0, width: 10, height: 10)) }
    + (0..<3).map { Element(.cell(1, $0), frame: CGRect(x: 10 * $0 + 4, y: 20, width: 10, height: 10)) }

  @Test(arguments: [
    (0, Direction.right, ElementID?.some(.cell(0, 1))),
    (1, .left, .cell(0, 0)),
    (0, .left, nil),
    (0, .up, nil),
    // 0·1 at x 15 is 1 from 1·1 at 19 … 9 − 4: the nearer middle wins.
    (1, .down, .cell(1, 1)),
    (4, .up, .cell(0, 1)),
    (2, .right, .cell(1, 2)),
    (5, .left, .cell(1, 1)),
  ])
  func nearest(index: Int, direction: Direction, expected: ElementID?) {
    #expect(Neighbour.of(elements[index], towards: direction, among: elements) == expected)
  }

  @Test func framesThatAreNotNumbersAreLeftOut() {
    let odd = Element(.cell(0, 9), frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    #expect(Neighbour.of(elements[2], towards: .right, among: [elements[2], odd]) == nil)
  }
}
