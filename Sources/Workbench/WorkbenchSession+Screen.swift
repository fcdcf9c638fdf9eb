import CollectionLayout
import Foundation
import LayoutDrawing
import LayoutScene
import TerminalCanvas

extension WorkbenchSession {
  /// The whole screen at a size.
  public func draw(size: CanvasSize) -> Canvas {
    var canvas = Canvas(size: size)
    if let arrangement = Arrangement(size: size, page: page) {
      drawFrame(of: arrangement, on: &canvas)
      viewportArea = arrangement.viewport
      if let viewport = arrangement.viewport { drawViewport(in: viewport, on: &canvas) }
      if let panel = arrangement.panel {
        drawPanel(in: panel, isWide: arrangement.divider != nil, on: &canvas)
      }
      if let overlay { drawOverlay(overlay, on: &canvas) }
    } else {
      viewportArea = nil
      let smallest = Arrangement.smallest
      canvas.write("needs \(smallest.columns)×\(smallest.rows)", x: 0, y: 0)
      canvas.write("has \(size.columns)×\(size.rows)", x: 0, y: 1)
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
    let inside = frame.width - 4
    let right = " \(deviceText) "
    let left = TextWidth.truncate(" LayoutScope ── \(layoutName) ", to: inside)
    canvas.write(left, x: 1, y: 0, style: .init(.standard, .bold))
    if TextWidth.width(of: left) + TextWidth.width(of: right) <= inside {
      canvas.write(right, x: frame.endX - 1 - TextWidth.width(of: right), y: 0)
    }
    drawKeyBar(y: frame.endY - 1, width: inside + 2, on: &canvas)
  }

  private func drawKeyBar(y: Int, width: Int, on canvas: inout Canvas) {
    if let message {
      canvas.write(
        TextWidth.truncate(" \(message) ", to: width), x: 1, y: y, style: .init(.yellow, .bold))
      return
    }
    canvas.write(" \(KeyTable.bar(mode: mode, width: width - 2)) ", x: 1, y: y)
    canvas.write(" \(mode.name) ", x: 1, y: y, style: .init(.standard, [.bold, .reverse]))
  }

  private var layoutName: String { entry.className }

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
      zoom: zoom, guides: guides, safeArea: scene.safeArea, glyphs: style.isASCII ? .ascii : .unicode)
  }

  private func drawViewport(in area: CellRect, on canvas: inout Canvas) {
    let status = "⚠ \(findings.count)"
    let drawing = CellRect(x: area.x, y: area.y, width: area.width, height: area.height - 1)
    drawn = LayoutPicture(observation, selection: selection, findings: checkFindings, options: viewOptions)
      .draw(on: &canvas, in: drawing)
    let color: TerminalCanvas.Style = findings.isEmpty ? .plain : .init(.red, .bold)
    let used = canvas.write(status, x: area.x + 1, y: area.endY - 1, width: area.width - 2, style: color)
    if observation.showsOldFrames {
      canvas.write(
        TextWidth.truncate("not invalidated", to: area.width - used - 5), x: area.x + used + 3,
        y: area.endY - 1,
        style: .init(.yellow, .bold))
    }
  }

  // MARK: Panels

  private func drawPanel(in area: CellRect, isWide: Bool, on canvas: inout Canvas) {
    for (offset, line) in panelLines(isWide: isWide, width: area.width).prefix(area.height).enumerated() {
      canvas.write(
        TextWidth.truncate(line.text, to: area.width - 2), x: area.x + 1, y: area.y + offset,
        style: line.style)
    }
  }

  private func panelLines(isWide: Bool, width: Int) -> [PanelLine] {
    let scenePart =
      ScenePanel.lines(
        scene: scene, observation: observation, currentSection: currentSection, zoom: zoomText)
      + SelectionPanel.lines(selection, observation: observation)
    let calls = CallsPanel.lines(
      calls: observation.calls, dropped: observation.droppedCalls, change: change)
    let faults = FindingsPanel.lines(findings, current: currentFinding, width: width)
    guard isWide else {
      return page == .calls ? calls : page == .findings ? faults : scenePart
    }
    return scenePart + (showsFindings ? faults : showsCalls ? calls : [])
  }

  private var zoomText: String {
    switch zoom {
    case .fitBounds: "fit bounds"
    case .fitContent: "fit content"
    case .pointsPerColumn(let points): "1 cell = \(points.brief) points"
    }
  }

  // MARK: Overlay

  private func drawOverlay(_ overlay: Overlay, on canvas: inout Canvas) {
    let text = overlayText(overlay)
    let longest = ([text.title] + text.lines).map(TextWidth.width(of:)).max() ?? 0
    let area = canvas.bounds
    let width = min(area.width - 2, longest + 4)
    let height = min(area.height - 2, text.lines.count + 2)
    let box = CellRect(
      x: (area.width - width) / 2, y: (area.height - height) / 2, width: width, height: height)
    canvas.fill(box)
    canvas.outline(box, style: .plain)
    canvas.write(
      TextWidth.truncate(" \(text.title) ", to: width - 2), x: box.x + 1, y: box.y,
      style: .init(.standard, .bold))
    let first = max(0, min((text.marked ?? 0) - (height - 2) / 2, text.lines.count - (height - 2)))
    for (offset, line) in text.lines.dropFirst(first).prefix(height - 2).enumerated() {
      let isMarked = first + offset == text.marked
      canvas.write(
        TextWidth.truncate((isMarked ? "▸ " : "  ") + line, to: width - 2), x: box.x + 1,
        y: box.y + 1 + offset,
        style: isMarked ? .init(.standard, .reverse) : .plain)
    }
  }
}
