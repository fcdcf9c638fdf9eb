import Foundation

/// The phase that attaches views to items, groups and boundaries.
extension TreeSupplementary {
  /// The frame on an owner's frame, not rounded (C9).
  func exactFrame(on owner: CGRect) -> CGRect {
    let size = size.resolved(in: owner.size)
    let item = item ?? TreeAnchor(edges: container.edges, offset: .zero)
    let target = container.point(in: owner.size, offsetUnit: size)
    let handle = item.point(in: size, offsetUnit: size, sign: -1)
    let origin = CGPoint(x: owner.origin.x + target.x - handle.x, y: owner.origin.y + target.y - handle.y)
    return CGRect(origin: origin, size: size).inset(by: insets.usable.edges)
  }
}

extension TreeAnchor {
  /// The anchor's point in a rectangle of a size, from its origin.
  ///
  /// Opposite edges cancel out, so that all of them are the centre (C9). The offset of the attached view's own
  /// anchor moves the view in the same direction as the container's; our choice.
  func point(in size: CGSize, offsetUnit unit: CGSize, sign: CGFloat = 1) -> CGPoint {
    func part(_ low: DirectionalRectEdge, _ high: DirectionalRectEdge) -> CGFloat {
      switch (edges.contains(low), edges.contains(high)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    let (x, y) = (offset.x.usableSpacing, offset.y.usableSpacing)
    return CGPoint(
      x: part(.leading, .trailing) * size.width + sign * x * (isFractional ? unit.width : 1),
      y: part(.top, .bottom) * size.height + sign * y * (isFractional ? unit.height : 1))
  }
}

/// Rounding to pixels (C4).
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  var scale: CGFloat

  init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The pixel below, except for what rounding errors took off.
  func below(_ number: CGFloat) -> CGFloat {
    let pixels = number * scale
    return (pixels + 1e-6 + pixels.magnitude * 1e-14).rounded(.down) / scale
  }

  /// The nearest pixel, halves away from zero.
  func nearest(_ number: CGFloat) -> CGFloat {
    let pixels = number * scale
    return (pixels + (pixels < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero) / scale
  }

  private func size(_ size: CGSize) -> CGSize { CGSize(width: below(size.width), height: below(size.height)) }

  /// A cell's or a background's frame: origin and size on the pixel below.
  func cell(_ frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: below(frame.origin.x), y: below(frame.origin.y)), size: size(frame.size))
  }

  /// An attached view's frame: the origin on the nearest pixel, the size on the pixel below.
  func view(_ frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: nearest(frame.origin.x), y: nearest(frame.origin.y)), size: size(frame.size))
  }
}
