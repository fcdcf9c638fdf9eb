import CollectionLayout
import Foundation
import LayoutDrawing
import LayoutScene
import TerminalCanvas

extension WorkbenchSession {
  /// The whole screen at a size.
  public func draw(size: CanvasSize) -> Canvas {
    var canvas = Canvas(size: size)
    arrangement = Arrangement(size: size)
    drawn = nil
    if let arrangement {
      drawFrame(of: arrangement, on: &canvas)
      if isWide || !isPanelFocused { drawViewport(in: arrangement.viewport, on: &canvas) }
      if isWide || isPanelFocused { drawPanels(in: arrangement.panel, on: &canvas) }
      if let overlay { drawOverlay(overlay, on: &canvas) }
    } else {
      let smallest = Arrangement.smallest
      canvas.write("needs \(smallest.columns)×\(smallest.rows)", x: 0, y: 0)
      canvas.write("has \(size.columns)×\(size.rows)", x: 0, y: 1)
      canvas.write("q quits", x: 0, y: 2)
    }
    return style.isASCII ? canvas.inASCII : canvas
  }

  // MARK: Frame

  private func drawFrame(of arrangement: Arrangement, on canvas: inout Canvas) {
    let frame = arrangement.frame
    canvas.outline(frame, style: .init(.standard, .dim))
    if let divider = arrangement.divider {
      for y in frame.y + 1..<frame.endY - 1 {
        canvas.put("│", x: divider, y: y, style: .init(.standard, .dim))
      }
      canvas.put("┬", x: divider, y: frame.y, style: .init(.standard, .dim))
      canvas.put("┴", x: divider, y: frame.endY - 1, style: .init(.standard, .dim))
    }
    drawTitle(width: frame.width - 2, on: &canvas)
    drawKeyBar(y: frame.endY - 1, width: frame.width - 2, on: &canvas)
  }

  /// The names to the left and the sizes to the right, in the longest forms that have a gap between them.
  private func drawTitle(width: Int, on canvas: inout Canvas) {
    let size = "\(scene.bounds.width.brief)×\(scene.bounds.height.brief)"
    let forms = [
      ("LayoutScope ── \(layoutName)", deviceText), ("LayoutScope ── \(layoutName)", size),
      (layoutName, deviceText), (layoutName, size),
    ]
    let form = forms.first { TextWidth.width(of: $0.0 + $0.1) + 6 <= width }
    canvas.write(
      TextWidth.truncate(" \(form?.0 ?? layoutName) ", to: width), x: 1, y: 0,
      style: .init(.standard, .bold))
    if let right = form?.1 { canvas.write(" \(right) ", x: width - 1 - TextWidth.width(of: right), y: 0) }
  }

  private func drawKeyBar(y: Int, width: Int, on canvas: inout Canvas) {
    if let message {
      canvas.write(
        TextWidth.truncate(" \(message) ", to: width), x: 1, y: y, style: .init(.yellow, .bold))
      return
    }
    let bar = KeyTable.bar(
      focus: focus, tab: isWide || !isPanelFocused ? "mode" : "drawing", width: width - 2)
    canvas.write(" \(bar) ", x: 1, y: y)
    canvas.write(
      " \(TextWidth.truncate(focus.name, to: width - 2)) ", x: 1, y: y,
      style: .init(.standard, [.bold, .reverse]))
  }

  var layoutName: String { choice.title }

  private var deviceText: String {
    let size = scene.bounds.size
    let device = Device.of(size: size, scale: scene.scale).map { "\($0.name) · " } ?? ""
    let direction = scene.direction == .rightToLeft ? " · RTL" : ""
    return "\(device)\(size.width.brief)×\(size.height.brief) · @\(scene.scale.brief)x\(direction)"
  }

  // MARK: Viewport

  /// The drawing's state of view, without the area.
  private var viewOptions: ViewOptions {
    var guides: Guides = [.viewport, .contentEdge]
    if observation.adjustedInset != .zero { guides.insert(.contentInset) }
    if scene.safeArea != .zero { guides.insert(.safeArea) }
    return ViewOptions(
      zoom: zoom, guides: guides, safeArea: scene.safeArea, glyphs: style.isASCII ? .ascii : .unicode,
      focus: observation.elements.first { $0.id == selection }?.frame, projection: drag?.projection)
  }

  private func drawViewport(in area: CellRect, on canvas: inout Canvas) {
    let status = "⚠ \(findings.count)" + (isWide ? findings.isEmpty ? "" : "  n next  f list" : narrowStatus)
    let drawing = CellRect(x: area.x, y: area.y, width: area.width, height: area.height - 1)
    drawn = LayoutPicture(observation, selection: selection, findings: checkFindings, options: viewOptions)
      .draw(on: &canvas, in: drawing)
    let color: TerminalCanvas.Style = findings.isEmpty ? .plain : .init(.red, .bold)
    let used = canvas.write(status, x: area.x + 1, y: area.endY - 1, width: area.width - 2, style: color)
    if let note = pictureNote {
      canvas.write(
        TextWidth.truncate(note, to: area.width - used - 5), x: area.x + used + 3,
        y: area.endY - 1,
        style: .init(.yellow, .bold))
    }
  }

  /// Why the picture may not be what is expected.
  private var pictureNote: String? {
    if let activity { return activity }
    if isStale { return "stale" + (panel == .problem ? "" : ": e says why") }
    return observation.showsOldFrames ? "not invalidated" : nil
  }

  /// What the scene panel would say, where there is no room for it.
  private var narrowStatus: String {
    let offset = observation.bounds.origin
    return "  sections \(scene.countsText)" + (offset == .zero ? "" : "  offset \(offset.brief)")
  }

  // MARK: Panels

  /// The scene and the selection, and the open panel below them, or alone on a narrow screen.
  private func drawPanels(in area: CellRect, on canvas: inout Canvas) {
    let always = isWide ? sceneLines(width: area.width - 2) : []
    write(always.prefix(area.height), in: area, on: &canvas)
    let top = min(always.count, area.height)
    let place = CellRect(x: area.x, y: area.y + top, width: area.width, height: area.height - top)
    let lines = openPanelLines(width: area.width - 2)
    guard let title = lines.first, place.height > 0 else { return }
    let rest = lines.dropFirst()
    panelWindow.fit(count: rest.count, height: place.height - 1)
    if let first = rest.firstIndex(where: \.isMarked), let last = rest.lastIndex(where: \.isMarked) {
      panelWindow.reveal(first - 1..<last)
    }
    write([title] + panelWindow.range.map { lines[$0 + 1] }, in: place, on: &canvas)
    if panelWindow.below > 0 {
      let more = " \(panelWindow.below) more ↓"
      canvas.write(
        more, x: place.endX - 1 - TextWidth.width(of: more), y: place.y, style: .init(.standard, .dim))
    }
  }

  private func write(_ lines: some Sequence<PanelLine>, in area: CellRect, on canvas: inout Canvas) {
    for (row, line) in lines.enumerated() {
      canvas.write(
        TextWidth.truncate(line.text, to: area.width - 2), x: area.x + 1, y: area.y + row, style: line.style)
    }
  }

  private func sceneLines(width: Int) -> [PanelLine] {
    ScenePanel.lines(
      scene: scene, observation: observation, currentSection: currentSection, zoom: zoom.text)
      + SelectionPanel.lines(selection, observation: observation)
      + (selection.flatMap(stage.line).map { RulerPanel.lines($0, width: width) } ?? [])
  }

  private func openPanelLines(width: Int) -> [PanelLine] {
    switch panel {
    case .scene: isWide ? [] : sceneLines(width: width)
    case .calls:
      CallsPanel.lines(
        calls: observation.calls, dropped: observation.droppedCalls, change: change, width: width)
    case .findings: FindingsPanel.lines(findings, current: currentFinding, width: width)
    case .problem: problemLines(width: width)
    case .output: outputLines(width: width)
    case .properties:
      PropertiesPanel.lines(
        observation.properties, chosen: chosenProperty, part: chosenPart, hasFocus: isPanelFocused,
        width: width)
    }
  }
}
