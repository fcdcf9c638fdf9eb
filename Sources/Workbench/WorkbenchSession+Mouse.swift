import CollectionLayout
import Foundation
import LayoutDrawing
import TerminalInput

/// Which edges of the viewport a drag moves.
struct Drag: Equatable {
  var width: Bool
  var height: Bool
}

extension WorkbenchSession {
  /// A click selects, a drag on the viewport's right or lower edge resizes, the wheel scrolls.
  func handle(_ mouse: Mouse) {
    guard overlay == nil else {
      if case .press = mouse.action { overlay = nil }
      return
    }
    switch mouse.action {
    case .wheel(let wheel): turn(wheel, isFast: mouse.modifiers.contains(.shift))
    case .press(.left): press(column: mouse.column, row: mouse.row)
    case .drag(.left): dragged(column: mouse.column, row: mouse.row)
    case .release: drag = nil
    default: break
    }
  }

  private func turn(_ wheel: Mouse.Wheel, isFast: Bool) {
    message = nil
    let step: CGFloat = isFast ? 300 : 30
    switch wheel {
    case .up: scroll(by: CGPoint(x: 0, y: -step))
    case .down: scroll(by: CGPoint(x: 0, y: step))
    case .left: scroll(by: CGPoint(x: -step, y: 0))
    case .right: scroll(by: CGPoint(x: step, y: 0))
    }
  }

  private func press(column: Int, row: Int) {
    message = nil
    guard let drawn, let area = viewportArea, area.contains(x: column, y: row) else { return }
    let bounds = drawn.viewport
    let onRight = column == bounds.endX - 1 && (bounds.y..<bounds.endY).contains(row)
    let onBottom = row == bounds.endY - 1 && (bounds.x..<bounds.endX).contains(column)
    if onRight || onBottom {
      drag = Drag(width: onRight, height: onBottom)
      message = "drag to resize"
      return
    }
    selection = drawn.element(column: column, row: row)
    message = selection == nil ? "no element here" : nil
  }

  /// The edge follows the mouse, by the scale of the moment when the button went down.
  private func dragged(column: Int, row: Int) {
    guard let drag, let drawn else { return }
    message = nil
    let point = drawn.point(column: column - 1, row: row - 1)
    let origin = observation.bounds.origin
    var size = scene.bounds.size
    if drag.width { size.width = max(0, (point.x - origin.x).rounded()) }
    if drag.height { size.height = max(0, (point.y - origin.y).rounded()) }
    if size != scene.bounds.size { resize(to: size) }
  }
}
