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
    var rect = mirrored(axis.rect(area), contentDepth: contentDepth)
    rect.origin = CGPoint(x: snapped(rect.origin.x), y: snapped(rect.origin.y))
    return rect
  }

  /// A rectangle of the content as an area: the reverse of `frame`, without rounding.
  func area(_ rect: CGRect, contentDepth: Double) -> FlowArea {
    axis.area(mirrored(rect, contentDepth: contentDepth))
  }

  /// The area whose elements may, after rounding, meet a rectangle.
  func reach(of rect: CGRect, contentDepth: Double) -> FlowArea {
    let pixel = 1 / scale
    return area(rect.standardized.insetBy(dx: -pixel, dy: -pixel), contentDepth: contentDepth)
  }

  private func mirrored(_ rect: CGRect, contentDepth: Double) -> CGRect {
    guard isMirrored else { return rect }
    let width = axis.size(FlowExtent(length: lineExtent, depth: contentDepth)).width
    return CGRect(
      origin: CGPoint(x: width - rect.size.width - rect.origin.x, y: rect.origin.y), size: rect.size)
  }
}
