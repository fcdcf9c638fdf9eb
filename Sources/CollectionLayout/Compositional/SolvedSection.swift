import Foundation

/// A section with all its places, in points from its own origin.
struct SolvedSection: Sendable {
  let room: SectionRoom
  let itemCount: Int
  let run: GroupRun
  let groupOrigin: CGPoint
  /// The groups with the section's insets.
  let content: CGRect
  /// The extent along the layout's axis, in points.
  let extent: CGFloat
  let boundaries: [PlacedBoundary]
  let decorations: [PlacedDecoration]
  let strip: OrthogonalStrip?

  private var runAxis: CollectionView.ScrollDirection { strip == nil ? room.axis : room.axis.other }

  /// How far elements show before and after the section's own extent.
  var overhang: ClosedRange<CGFloat> {
    let axis = room.axis
    var (low, high) = (min(0, axis.start(run.reach)), max(0, axis.end(run.reach)))
    for boundary in boundaries {
      low = min(low, axis.start(boundary.frame))
      high = max(high, axis.end(boundary.frame))
    }
    return low...max(high, extent)
  }

  /// The decorations of a section lie below its other elements, which are raised (C11).
  private var raise: Int { decorations.isEmpty ? 0 : 1 }

  /// The elements of a group, in UIKit's order: views of an item before its cell (C9).
  func visitGroup(_ group: Int, offset: CGFloat, at origin: CGPoint, _ body: (CompositionalElement) -> Void) {
    let (node, start, firstItem, itemCount) = run[group]
    let place = runAxis.point(start - (strip == nil ? 0 : offset), across: 0)
    let base = CGPoint(x: origin.x + groupOrigin.x + place.x, y: origin.y + groupOrigin.y + place.y)
    for (number, host) in node.hosts.enumerated() {
      let owner = room.grid.cell(host.frame.moved(by: base))
      for view in host.supplementaries {
        body(element(view, on: owner, ordinal: group * node.hosts.count + number))
      }
    }
    for index in 0..<max(0, itemCount) {
      let slot = node.slots[index]
      let frame = room.grid.cell(slot.frame.moved(by: base))
      for view in slot.supplementaries { body(element(view, on: frame, ordinal: firstItem + index)) }
      body(
        CompositionalElement(
          category: .cell, kind: nil, item: firstItem + index, frame: frame, zIndex: slot.zIndex + raise,
          estimates: slot.estimates))
    }
  }

  private func element(_ view: TreeSupplementary, on owner: CGRect, ordinal: Int) -> CompositionalElement {
    CompositionalElement(
      category: .supplementaryView, kind: view.kind, item: ordinal,
      frame: room.grid.view(view.exactFrame(on: owner)), zIndex: view.zIndex + raise, estimates: nil)
  }

  /// The backgrounds, then headers and footers.
  func visitBoundaries(
    at origin: CGPoint, visible: ClosedRange<CGFloat>, _ body: (CompositionalElement) -> Void
  ) {
    let axis = room.axis
    for (index, decoration) in decorations.enumerated() {
      body(
        CompositionalElement(
          category: .decorationView, kind: decoration.tree.kind, item: decorations.ordinal(index),
          frame: room.grid.cell(decoration.frame.moved(by: origin)), zIndex: decoration.tree.zIndex,
          estimates: nil))
    }
    let start = axis.of(origin)
    for boundary in boundaries {
      var frame = boundary.frame.moved(by: origin)
      if boundary.tree.isPinned {
        frame = PinPhase.pinned(
          frame, at: boundary.tree.edge, along: axis, section: start...(start + max(0, extent)),
          visible: visible)
      }
      let view = boundary.tree.view
      frame = frame.inset(by: view.insets.usable.edges).notNegative
      body(
        CompositionalElement(
          category: .supplementaryView, kind: view.kind, item: 0, frame: room.grid.cell(frame),
          zIndex: view.zIndex + raise + (boundary.tree.isPinned ? 1 : 0),
          estimates: view.size.isEstimated ? view.size : nil))
    }
  }

  /// The groups that may show in a rectangle of the content.
  func groups(in rect: CGRect, offset: CGFloat, at origin: CGPoint) -> Range<Int> {
    let shift = runAxis.of(origin) + runAxis.of(groupOrigin) - (strip == nil ? 0 : offset)
    let pixel = 1 / room.grid.scale
    return run.groups(from: runAxis.start(rect) - shift - pixel, to: runAxis.end(rect) - shift + pixel)
  }
}

extension [PlacedDecoration] {
  /// Backgrounds of one kind are counted.
  fileprivate func ordinal(_ index: Int) -> Int {
    self[..<index].count { $0.tree.kind == self[index].tree.kind }
  }
}

/// One element of a compositional layout with its final frame.
struct CompositionalElement: Hashable, Sendable {
  var category: ElementCategory
  var kind: String?
  var section = 0
  var item: Int
  var frame: CGRect
  var zIndex: Int
  /// The axes whose extent the element itself decides.
  var estimates: TreeSize?

  var id: ElementID { ElementID(category, kind: kind, section: section, item: item) }

  func makeAttributes(_ attributesClass: LayoutAttributes.Type) -> LayoutAttributes {
    var state = LayoutAttributesState()
    state.origin = frame.origin
    state.size = frame.size
    state.section = section
    state.item = item
    state.pathLength = 2
    state.category = category
    state.kind = kind
    state.zIndex = zIndex
    return attributesClass.make(state)
  }
}
