import Foundation

/// A size as a flow sees it: along the line, and along the axis that scrolls.
struct FlowExtent: Hashable, Sendable {
  /// Along the line: the width, if the flow scrolls vertically.
  var length: Double
  /// Along the axis that scrolls: the height, if the flow scrolls vertically.
  var depth: Double
}

/// A rectangle as a flow sees it.
struct FlowArea: Hashable, Sendable {
  /// Where it begins along the line.
  var line: Double
  /// Where it begins along the axis that scrolls.
  var scroll: Double
  /// How large it is.
  var extent: FlowExtent

  var lineEnd: Double { line + extent.length }
  var scrollEnd: Double { scroll + extent.depth }
}

/// Insets as a flow sees them.
struct FlowInsets: Hashable, Sendable {
  /// At the beginning of every line.
  var leading: Double
  /// At the end of every line.
  var trailing: Double
  /// Before the first line.
  var before: Double
  /// After the last line.
  var after: Double
}

/// Translates between points and a flow's two axes; the only place that knows which is which.
struct FlowAxis: Hashable, Sendable {
  /// The direction that the flow scrolls in.
  var direction: CollectionView.ScrollDirection

  private var isVertical: Bool { direction == .vertical }

  func extent(_ size: CGSize) -> FlowExtent {
    isVertical
      ? FlowExtent(length: size.width, depth: size.height)
      : FlowExtent(length: size.height, depth: size.width)
  }

  func size(_ extent: FlowExtent) -> CGSize {
    isVertical
      ? CGSize(width: extent.length, height: extent.depth)
      : CGSize(width: extent.depth, height: extent.length)
  }

  func area(_ rect: CGRect) -> FlowArea {
    isVertical
      ? FlowArea(line: rect.origin.x, scroll: rect.origin.y, extent: extent(rect.size))
      : FlowArea(line: rect.origin.y, scroll: rect.origin.x, extent: extent(rect.size))
  }

  func rect(_ area: FlowArea) -> CGRect {
    let origin =
      isVertical ? CGPoint(x: area.line, y: area.scroll) : CGPoint(x: area.scroll, y: area.line)
    return CGRect(origin: origin, size: size(area.extent))
  }

  func insets(_ insets: EdgeInsets) -> FlowInsets {
    isVertical
      ? FlowInsets(leading: insets.left, trailing: insets.right, before: insets.top, after: insets.bottom)
      : FlowInsets(leading: insets.top, trailing: insets.bottom, before: insets.left, after: insets.right)
  }
}
