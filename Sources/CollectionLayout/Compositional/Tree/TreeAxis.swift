import Foundation

/// Extents along and across an axis.
extension CollectionView.ScrollDirection {
  var other: Self { self == .vertical ? .horizontal : .vertical }

  func of(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func of(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
  func start(_ rect: CGRect) -> CGFloat { of(rect.origin) }
  func end(_ rect: CGRect) -> CGFloat { of(rect.origin) + of(rect.size) }
  func before(_ insets: DirectionalEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.leading }
  func after(_ insets: DirectionalEdgeInsets) -> CGFloat {
    self == .vertical ? insets.bottom : insets.trailing
  }

  func size(_ along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// The insets of this axis only.
  func only(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    var insets = insets
    if self == .vertical {
      (insets.leading, insets.trailing) = (0, 0)
    } else {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }
}

extension CGSize {
  /// The size with another extent along an axis.
  func setting(_ axis: CollectionView.ScrollDirection, _ extent: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: width, height: extent) : CGSize(width: extent, height: height)
  }
}

extension CGRect {
  /// The rectangle moved by a point's distance from the origin.
  func moved(by offset: CGPoint) -> CGRect {
    CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
  }
}
