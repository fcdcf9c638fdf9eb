import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// The picture of what a layout answered: labelled boxes in a viewport.
///
/// Only the elements of the observation are drawn, and only cells inside the area are touched.
public struct LayoutPicture: Sendable {
  /// What is drawn.
  public var observation: Observation
  /// The element with the heavy border.
  public var selection: ElementID?
  /// The elements marked with `!`.
  public var faulty: Set<ElementID>
  /// How it is looked at.
  public var options: ViewOptions

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - observation: what is drawn.
  ///   - selection: the element with the heavy border.
  ///   - findings: the faults to mark beside the observation's own.
  ///   - options: how it is looked at.
  public init(
    _ observation: Observation, selection: ElementID? = nil, findings: [Finding] = [],
    options: ViewOptions = ViewOptions()
  ) {
    self.observation = observation
    self.selection = selection
    faulty = Set((observation.findings + findings).compactMap(\.element))
    self.options = options
  }

  /// Draws the picture and answers what is where.
  @discardableResult
  public func draw(on canvas: inout Canvas, in area: CellRect) -> DrawnLayout {
    let frame = PictureFrame(observation, options: options, area: area)
    let clip = frame.clip.intersection(canvas.clip).intersection(canvas.bounds)
    let outerClip = canvas.clip
    canvas.clip = outerClip.intersection(area)
    defer { canvas.clip = outerClip }
    canvas.fill(area)
    let (all, columns, rows, withoutPlace) = Placement.all(
      observation.elements, projection: frame.projection, clip: clip, within: frame.limits)
    let placements = Placement.withoutCovered(all, of: observation.elements)
    let content = contentEdges(columns, rows)
    var painter = Painter(placements: placements, content: content, sheet: Sheet(clip: clip))
    if options.guides.contains(.contentEdge) { drawContentEdge(content, on: &painter.sheet) }
    paint(placements, with: &painter)
    markSelection(all, on: &painter.sheet)
    emit(painter.sheet, frame, on: &canvas)
    writeLabels(of: placements, painter.sheet, on: &canvas)
    drawOutlines(frame, withoutPlace: withoutPlace, on: &canvas)
    return DrawnLayout(
      projection: frame.projection, viewport: frame.viewport, elementsWithoutPlace: withoutPlace, clip: clip,
      front: painter.sheet.spots.map(\.front), indices: placements.map(\.index),
      elements: observation.elements)
  }

  private func contentEdges(_ columns: EdgeMap, _ rows: EdgeMap) -> ContentEdges {
    let size = observation.contentSize
    let zero = PointSpan(low: 0, high: 0)
    let x = PointSpan(origin: 0, length: size.width) ?? zero
    let y = PointSpan(origin: 0, length: size.height) ?? zero
    return ContentEdges(
      x: x, y: y, columns: CellSpan(low: columns.cell(x.low), high: columns.cell(x.high)),
      rows: CellSpan(low: rows.cell(y.low), high: rows.cell(y.high)))
  }

  private func look(_ element: Element) -> Appearance {
    Appearance(
      element, isFaulty: isFaulty(element), isOld: observation.showsOldFrames,
      isSelected: selection == element.id)
  }

  private func isFaulty(_ element: Element) -> Bool { !faulty.isEmpty && faulty.contains(element.id) }

  private func paint(_ placements: [Placement], with painter: inout Painter) {
    for position in placements.indices {
      let placement = placements[position]
      let element = observation.elements[placement.index]
      let look = look(element)
      if element.isInvisible {
        painter.paintInvisible(at: position, look)
      } else if let coverage = placement.coverage {
        painter.paintSmall(at: position, fill(element, coverage), look)
      } else {
        painter.paintBox(at: position, look)
      }
    }
  }

  private func fill(_ element: Element, _ coverage: BlockCoverage) -> Fill {
    if selection == element.id { return .selected }
    if isFaulty(element) { return .fault }
    return .block(coverage)
  }

  /// The selection's border is seen even where something nearer hides the element.
  private func markSelection(_ placements: [Placement], on sheet: inout Sheet) {
    guard let selection else { return }
    for placement in placements where observation.elements[placement.index].id == selection {
      guard !placement.isSmall else { continue }
      sheet.outline(placement.box, look(observation.elements[placement.index]))
    }
  }

  private func emit(_ sheet: Sheet, _ frame: PictureFrame, on canvas: inout Canvas) {
    let band = options.guides.contains(.contentInset) ? frame.bandInside(observation) : nil
    for y in sheet.clip.y..<sheet.clip.endY {
      for x in sheet.clip.x..<sheet.clip.endX {
        let spot = sheet[x, y]
        if spot.front < 0, spot.arms == .none {
          guard let band, !band.contains(x: x, y: y), frame.inside.contains(x: x, y: y) else { continue }
          canvas.put(options.glyphs.band, x: x, y: y, style: Style(.standard, on: .standard, .dim))
        } else {
          canvas.put(spot.scalar(in: options.glyphs), x: x, y: y, style: spot.style)
        }
      }
    }
  }

  private func writeLabels(of placements: [Placement], _ sheet: Sheet, on canvas: inout Canvas) {
    let placer = LabelPlacer(sheet)
    for owner in placer.owners {
      let placement = placements[owner]
      let element = observation.elements[placement.index]
      let label = ElementLabel(
        element, isFaulty: isFaulty(element), isOld: observation.showsOldFrames, glyphs: options.glyphs)
      let rows = sheet.rows(placement.box.rows) ?? 0...0
      let middle = (rows.lowerBound + rows.upperBound) / 2
      guard let place = placer.place(label, of: owner, near: middle) else { continue }
      canvas.write(place.text, x: place.x, y: place.y, style: look(element).style)
    }
    markFaults(of: placements, labelled: placer, sheet, on: &canvas)
  }

  /// A box without room for a label has its mark at the upper left corner.
  private func markFaults(
    of placements: [Placement], labelled placer: LabelPlacer, _ sheet: Sheet, on canvas: inout Canvas
  ) {
    guard !faulty.isEmpty else { return }
    let owners = Set(placer.owners)
    for (position, placement) in placements.enumerated() where !placement.isSmall {
      let element = observation.elements[placement.index]
      let (x, y) = (placement.box.columns.low, placement.box.rows.low)
      guard isFaulty(element), !owners.contains(position), sheet.clip.contains(x: x, y: y),
        sheet[x, y].front == position
      else { continue }
      canvas.put("!", x: x, y: y, style: look(element).style)
    }
  }
}

extension Spot {
  /// The character that shows.
  func scalar(in glyphs: GlyphSet) -> Unicode.Scalar {
    switch fill {
    case .overlap: glyphs.overlap
    case .outside: glyphs.outside
    case .block(let coverage): glyphs.block(coverage)
    case .selected: glyphs.selected
    case .fault: "!"
    case .several(let count): count > 9 ? "*" : Unicode.Scalar(UInt8(ascii: "0") + count)
    case .empty: LineGlyphs.scalar(for: arms, in: glyphs)
    }
  }
}
