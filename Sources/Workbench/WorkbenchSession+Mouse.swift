import CollectionLayout
import Foundation
import LayoutDrawing
import TerminalInput

/// A drag of the viewport's edge.
struct Drag {
  /// Whether the right edge moves.
  var width: Bool
  /// Whether the lower edge moves.
  var height: Bool
  /// The projection when the button went down; it is kept, so that the edge stays under the mouse.
  var projection: Projection
}

extension WorkbenchSession {
  /// A click selects, a drag on the viewport's right or lower edge resizes, the wheel scrolls.
  func handle(_ mouse: Mouse) {
    guard overlay == nil else { return handleInOverlay(mouse) }
    switch mouse.action {
    case .wheel(let wheel): turn(wheel, mouse)
    case .press(.left): press(column: mouse.column, row: mouse.row)
    case .drag(.left): dragged(column: mouse.column, row: mouse.row)
    case .release:
      if drag != nil { message = nil }
      drag = nil
    default: break
    }
  }

  private func isOnPanel(column: Int, row: Int) -> Bool {
    guard let arrangement, isWide || isPanelFocused else { return false }
    return arrangement.panel.contains(x: column, y: row)
  }

  private func turn(_ wheel: Mouse.Wheel, _ mouse: Mouse) {
    message = nil
    let times = mouse.modifiers.contains(.shift) ? 10 : 1
    if isOnPanel(column: mouse.column, row: mouse.row) {
      if wheel == .up { movePanel(by: -times) }
      if wheel == .down { movePanel(by: times) }
      return
    }
    let step = CGFloat(30 * times)
    switch wheel {
    case .up: scroll(by: CGPoint(x: 0, y: -step))
    case .down: scroll(by: CGPoint(x: 0, y: step))
    case .left: scroll(by: CGPoint(x: -step, y: 0))
    case .right: scroll(by: CGPoint(x: step, y: 0))
    }
  }

  private func press(column: Int, row: Int) {
    message = nil
    if isOnPanel(column: column, row: row) {
      isPanelFocused = panel != .scene || !isWide
      return
    }
    guard let drawn, let area = arrangement?.viewport, area.contains(x: column, y: row) else { return }
    isPanelFocused = false
    let bounds = drawn.viewport
    let onRight = column == bounds.endX - 1 && (bounds.y..<bounds.endY).contains(row)
    let onBottom = row == bounds.endY - 1 && (bounds.x..<bounds.endX).contains(column)
    if onRight || onBottom {
      drag = Drag(width: onRight, height: onBottom, projection: drawn.projection)
      message = "drag to resize"
      return
    }
    select(drawn.element(column: column, row: row))
    if selection == nil { message = "no element here" }
  }

  private func dragged(column: Int, row: Int) {
    guard let drag else { return }
    message = nil
    // The outline lies around the cells of the bounds.
    let point = drag.projection.point(column: column - 1, row: row - 1)
    let origin = observation.bounds.origin
    var size = scene.bounds.size
    if drag.width { size.width = max(0, (point.x - origin.x).rounded()) }
    if drag.height { size.height = max(0, (point.y - origin.y).rounded()) }
    if size != scene.bounds.size { resize(to: size) }
  }
}
