import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// Where in an area the picture is: its projection, the viewport, and what is cut off.
struct PictureFrame {
  let projection: Projection
  /// The viewport's outline; it lies around the cells of the bounds.
  let viewport: CellRect
  /// Where elements are drawn.
  let clip: CellRect
  /// What of the content is drawn, in points; `nil` if only the clip limits it.
  let limits: (x: PointSpan, y: PointSpan)?

  /// The cells inside the viewport's outline.
  var inside: CellRect { viewport.inset(by: 1) }

  init(_ observation: Observation, options: ViewOptions, area: CellRect) {
    let bounds = observation.bounds.drawable
    let room = area.inset(by: 1)
    projection = options.projection ?? Self.projection(of: observation, options: options, room: room)
    let inside = projection.cells(of: bounds)
    viewport = CellRect(x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2)
    let x = PointSpan(low: bounds.minX, high: bounds.maxX)
    let y = PointSpan(low: bounds.minY, high: bounds.maxY)
    let isCut = options.zoom == .fitBounds
    clip = isCut ? inside.intersection(room) : area
    limits = isCut ? (x, y) : nil
  }

  private static func projection(
    of observation: Observation, options: ViewOptions, room: CellRect
  ) -> Projection {
    let bounds = observation.bounds.drawable
    switch options.zoom {
    case .fitBounds: return Projection(fitting: bounds, into: room, cellAspect: options.cellAspect)
    case .fitContent:
      return Projection(fitting: observation.everything, into: room, cellAspect: options.cellAspect)
    case .pointsPerColumn(let points):
      let visible = CGSize(
        width: CGFloat(room.width - 1) * points,
        height: CGFloat(room.height - 1) * points * options.cellAspect)
      let origin = CGRect(origin: bounds.origin, size: visible).moved(toShow: options.focus?.drawable).origin
      return Projection(
        origin: origin, column: room.x, row: room.y, columnsPerPoint: 1 / points,
        cellAspect: options.cellAspect)
    }
  }

  /// What of the viewport the adjusted inset leaves free, in cells.
  func bandInside(_ observation: Observation) -> CellRect {
    let inset = observation.adjustedInset
    let free = observation.bounds.drawable.inset(by: inset)
    guard free.size.width > 0, free.size.height > 0 else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    let cells = projection.cells(of: free)
    return cells
  }
}

extension CGRect {
  /// The rectangle moved as little as needed to hold another, or the start of a greater one.
  fileprivate func moved(toShow other: CGRect?) -> CGRect {
    guard let other else { return self }
    var moved = self
    moved.origin.x = min(max(origin.x, other.maxX - width), other.minX)
    moved.origin.y = min(max(origin.y, other.maxY - height), other.minY)
    return moved
  }

  /// The rectangle with finite numbers.
  var drawable: CGRect {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e12), 1e12) : 0 }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: max(0, finite(size.width)),
      height: max(0, finite(size.height)))
  }
}

extension Observation {
  /// Bounds, content and the elements that lie beyond them, these up to twice as far.
  var everything: CGRect {
    let content = CGRect(origin: .zero, size: contentSize).drawable
    let bounds = bounds.drawable
    var left = min(content.minX, bounds.minX)
    var right = max(content.maxX, bounds.maxX)
    var top = min(content.minY, bounds.minY)
    var bottom = max(content.maxY, bounds.maxY)
    let reach = max(right - left, bottom - top)
    let farthest = (left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach)
    for element in elements where element.frame.isFinite {
      let frame = element.frame
      left = max(farthest.left, min(left, frame.origin.x, frame.origin.x + frame.size.width))
      right = min(farthest.right, max(right, frame.origin.x, frame.origin.x + frame.size.width))
      top = max(farthest.top, min(top, frame.origin.y, frame.origin.y + frame.size.height))
      bottom = min(farthest.bottom, max(bottom, frame.origin.y, frame.origin.y + frame.size.height))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
