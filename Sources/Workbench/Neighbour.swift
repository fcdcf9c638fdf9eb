import CollectionLayout
import Foundation
import LayoutScene

/// Finds the element that an arrow key walks to.
enum Neighbour {
  /// The nearest element whose middle lies in a direction from that of the selection.
  ///
  /// Sideways distance counts double, so that a walk keeps to its row or column.
  static func of(_ selection: Element, towards direction: Direction, among elements: [Element]) -> ElementID?
  {
    let start = middle(selection)
    let candidates = elements.compactMap { element -> (ElementID, CGFloat)? in
      guard element.id != selection.id, element.frame.isFinite else { return nil }
      let end = middle(element)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let (along, across): (CGFloat, CGFloat) =
        switch direction {
        case .left: (-dx, dy)
        case .right: (dx, dy)
        case .up: (-dy, dx)
        case .down: (dy, dx)
        }
      return along > 0.001 ? (element.id, along + 2 * across.magnitude) : nil
    }
    return candidates.min { $0.1 < $1.1 }?.0
  }

  private static func middle(_ element: Element) -> CGPoint {
    CGPoint(x: element.frame.midX, y: element.frame.midY)
  }
}
