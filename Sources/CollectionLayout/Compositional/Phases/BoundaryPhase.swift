import Foundation

/// A header or footer in its place.
struct PlacedBoundary: Hashable, Sendable {
  var tree: TreeBoundary
  /// The frame, in points from the origin of its section.
  var frame: CGRect
}

/// The fourth phase: headers and footers around the content of a section or layout.
enum BoundaryPhase {
  /// The room that the content leaves at each edge for views that extend it (C8).
  ///
  /// Views of one alignment follow each other outwards; views of several alignments at an edge share the
  /// room. Both are our choice.
  static func margins(
    _ boundaries: [TreeBoundary], _ wishes: [String: CGSize], in insets: DirectionalEdgeInsets, _ size: CGSize
  ) -> DirectionalEdgeInsets {
    var stacks: [RectAlignment: CGFloat] = [:]
    var margins = DirectionalEdgeInsets.zero
    for boundary in boundaries where boundary.extends {
      let view = viewSize(boundary, wishes, in: insets, size)
      let stack = stacks[boundary.alignment, default: 0] + (boundary.isAtSide ? view.width : view.height)
      stacks[boundary.alignment] = stack
      switch boundary.edge {
      case .top: margins.top = max(margins.top, stack)
      case .bottom: margins.bottom = max(margins.bottom, stack)
      case .leading: margins.leading = max(margins.leading, stack)
      case .trailing: margins.trailing = max(margins.trailing, stack)
      default: break
      }
    }
    return margins
  }

  /// The frames of views around a content; those that do not extend it lie within it.
  static func place(
    _ boundaries: [TreeBoundary], _ wishes: [String: CGSize], around content: CGRect,
    in insets: DirectionalEdgeInsets, _ size: CGSize
  ) -> [PlacedBoundary] {
    var stacks: [RectAlignment: [Bool: CGFloat]] = [:]
    let across = CGRect(
      x: insets.leading, y: insets.top,
      width: max(content.maxX, size.width) - insets.leading - insets.trailing,
      height: max(content.maxY, size.height) - insets.top - insets.bottom)
    return boundaries.map { boundary in
      let view = viewSize(boundary, wishes, in: insets, size)
      let stack = stacks[boundary.alignment]?[boundary.extends] ?? 0
      let depth = boundary.isAtSide ? view.width : view.height
      stacks[boundary.alignment, default: [:]][boundary.extends] = stack + depth
      let shift = boundary.extends ? -stack - depth : stack
      let (x, y): (CGFloat, CGFloat) =
        switch boundary.edge {
        case .leading: (content.minX + shift, content.minY + (content.height - view.height) / 2)
        case .trailing: (content.maxX - shift - view.width, content.minY + (content.height - view.height) / 2)
        case .bottom: (side(boundary, view, across, content), content.maxY - shift - view.height)
        default: (side(boundary, view, across, content), content.minY + shift)
        }
      let offset = CGPoint(x: boundary.offset.x.usableSpacing, y: boundary.offset.y.usableSpacing)
      return PlacedBoundary(
        tree: boundary, frame: CGRect(origin: CGPoint(x: x, y: y), size: view).moved(by: offset))
    }
  }

  private static func side(
    _ boundary: TreeBoundary, _ view: CGSize, _ across: CGRect, _ content: CGRect
  ) -> CGFloat {
    let edges = boundary.alignment.edges
    if edges.contains(.leading) { return across.minX }
    if edges.contains(.trailing) { return across.maxX - view.width }
    return across.minX + (across.width - view.width) / 2
  }

  private static func viewSize(
    _ boundary: TreeBoundary, _ wishes: [String: CGSize], in insets: DirectionalEdgeInsets, _ size: CGSize
  ) -> CGSize {
    let given = boundary.view.size
    var view = given.resolved(in: CGRect(origin: .zero, size: size).inset(by: insets.edges).notNegative.size)
    if let wish = wishes[boundary.view.kind] {
      if given.width.isEstimated { view.width = wish.width }
      if given.height.isEstimated { view.height = wish.height }
    }
    return view
  }
}

extension TreeBoundary {
  /// The edge that the view makes room at; a corner belongs to the upper or lower edge.
  var edge: DirectionalRectEdge {
    switch alignment {
    case .none: []
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  var isAtSide: Bool { edge == .leading || edge == .trailing }
}
