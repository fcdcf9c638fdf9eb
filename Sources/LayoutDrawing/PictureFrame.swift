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
    switch options.zoom {
    case .fitBounds:
      projection = Projection(fitting: bounds, into: room, cellAspect: options.cellAspect)
    case .fitContent:
      projection = Projection(fitting: observation.everything, into: room, cellAspect: options.cellAspect)
    case .pointsPerColumn(let points):
      projection = Projection(
        origin: bounds.origin, column: room.x, row: room.y, columnsPerPoint: 1 / points,
        cellAspect: options.cellAspect)
    }
    let inside = projection.cells(of: bounds)
    viewport = CellRect(x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2)
    let x = PointSpan(low: bounds.minX, high: bounds.maxX)
    let y = PointSpan(low: bounds.minY, high: bounds.maxY)
    let isCut = options.zoom == .fitBounds
    clip = isCut ? inside.intersection(room) : area
    limits = isCut ? (x, y) : nil
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
