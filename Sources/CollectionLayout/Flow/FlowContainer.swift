import Foundation

/// What a flow is laid out in.
struct FlowContainer: Hashable, Sendable {
  /// Which way it scrolls.
  var axis: FlowAxis
  /// The room for lines and their insets, in points: the width, if the flow scrolls vertically.
  var lineExtent: Double
  /// Pixels a point.
  var scale: Double
  /// Whether positions are counted from the right (F16).
  var isMirrored: Bool

  init(
    direction: CollectionView.ScrollDirection, lineExtent: Double, scale: Double, isMirrored: Bool = false
  ) {
    axis = FlowAxis(direction: direction)
    self.lineExtent = lineExtent.isFinite ? max(0, lineExtent) : 0
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.isMirrored = isMirrored
  }

  /// A coordinate on the nearest pixel, halves upwards (F8).
  ///
  /// Halves of negative coordinates go upwards too, which is our choice. A coordinate that rounding errors put
  /// a millionth of a pixel below the half counts as the half.
  func snapped(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The frame of an area in a content of some depth: mirrored if need be, the origin on the pixel grid.
  func frame(_ area: FlowArea, contentDepth: Double) -> CGRect {
    var rect = axis.rect(area)
    if isMirrored {
      let width = axis.size(FlowExtent(length: lineExtent, depth: contentDepth)).width
      rect.origin.x = width - rect.size.width - rect.origin.x
    }
    rect.origin = CGPoint(x: snapped(rect.origin.x), y: snapped(rect.origin.y))
    return rect
  }

  /// The area whose elements may, after rounding, meet a rectangle.
  func reach(of rect: CGRect, contentDepth: Double) -> FlowArea {
    var rect = rect.standardized
    if isMirrored {
      let width = axis.size(FlowExtent(length: lineExtent, depth: contentDepth)).width
      rect.origin.x = width - rect.size.width - rect.origin.x
    }
    let pixel = 1 / scale
    return axis.area(
      CGRect(
        x: rect.origin.x - pixel, y: rect.origin.y - pixel,
        width: rect.size.width + 2 * pixel, height: rect.size.height + 2 * pixel))
  }
}
