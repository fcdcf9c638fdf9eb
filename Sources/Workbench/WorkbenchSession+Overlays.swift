import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene
import TerminalCanvas
import TerminalInput

extension WorkbenchSession {
  func openGallery() {
    let choices = choices
    overlay = Overlay(
      .gallery, count: choices.count, marked: choices.firstIndex { $0.name == choice.name } ?? 0)
  }

  func openDevices() {
    let current = Device.of(size: scene.bounds.size, scale: scene.scale)
    overlay = Overlay(
      .devices, count: Device.all.count, marked: Device.all.firstIndex { $0 == current } ?? 0)
  }

  /// Answers a key while something covers the screen; false for a key that works as usual.
  func handleInOverlay(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if modifiers == .ctrl, case .character(let character) = key, "czl".contains(character) { return false }
    let page = max(1, (overlay?.window.height ?? 1) - 1)
    switch key {
    case .up, .character("k"): overlay?.move(by: -1)
    case .down, .character("j"): overlay?.move(by: 1)
    case .pageUp: overlay?.move(by: -page)
    case .pageDown: overlay?.move(by: page)
    case .home: overlay?.move(by: -.max / 2)
    case .end: overlay?.move(by: .max / 2)
    case .enter: takeMarked()
    default: overlay = nil
    }
    return true
  }

  /// The wheel moves, a click takes a line, or leaves.
  func handleInOverlay(_ mouse: Mouse) {
    switch mouse.action {
    case .wheel(.up): overlay?.move(by: -1)
    case .wheel(.down): overlay?.move(by: 1)
    case .press(.left):
      guard overlay?.marked != nil, let line = overlay?.line(column: mouse.column, row: mouse.row) else {
        overlay = nil
        return
      }
      overlay?.marked = line
      takeMarked()
    default: break
    }
  }

  private func takeMarked() {
    guard let taken = overlay else { return }
    overlay = nil
    switch (taken.content, taken.marked) {
    case (.gallery, let line?): show(choices[line])
    case (.devices, let line?):
      let name = Device.all[line].name
      perform(.device(name), "device \(name)")
    default: break
    }
  }

  // MARK: Drawing

  func drawOverlay(_ shown: Overlay, on canvas: inout Canvas) {
    var overlay = shown
    let area = canvas.bounds
    let lines = lines(of: overlay, width: area.width - 6)
    overlay.window.fit(count: lines.count, height: min(lines.count, area.height - 4))
    if let marked = overlay.marked { overlay.window.reveal(marked..<marked + 1) }
    let isCut = overlay.window.height < lines.count
    let title = title(of: overlay, isCut: isCut)
    let longest = ([title] + lines).map(TextWidth.width(of:)).max() ?? 0
    let (width, height) = (min(area.width - 2, longest + 4), overlay.window.height + 2)
    let box = CellRect(
      x: (area.width - width) / 2, y: (area.height - height) / 2, width: width, height: height)
    overlay.area = box.inset(by: 1)
    canvas.fill(box)
    canvas.outline(box, style: .plain)
    write(" \(title) ", x: box.x + 1, y: box.y, width: width - 2, on: &canvas)
    for (row, line) in overlay.window.range.enumerated() {
      let isMarked = line == overlay.marked
      let text = (isMarked ? "▸ " : "  ") + lines[line]
      canvas.write(
        TextWidth.truncate(text, to: width - 2), x: box.x + 1, y: box.y + 1 + row,
        style: isMarked ? .init(.standard, .reverse) : .plain)
    }
    if overlay.window.below > 0 {
      write(" \(overlay.window.below) more ↓ ", x: box.x + 1, y: box.endY - 1, width: width - 2, on: &canvas)
    }
    self.overlay = overlay
  }

  private func write(_ text: String, x: Int, y: Int, width: Int, on canvas: inout Canvas) {
    canvas.write(TextWidth.truncate(text, to: width), x: x, y: y, style: .init(.standard, .bold))
  }

  private func title(of overlay: Overlay, isCut: Bool) -> String {
    switch overlay.content {
    case .help: isCut ? "keys: ↑↓ scroll, q leaves" : "keys: q leaves"
    case .gallery: "gallery: Enter takes, q leaves"
    case .devices: "devices: Enter takes, q leaves"
    }
  }

  private func lines(of overlay: Overlay, width: Int) -> [String] {
    switch overlay.content {
    case .gallery: choices.map { "\($0.name): \($0.summary)" }
    case .devices: Device.all.map { "\($0.name)  \($0.size.brief)  @\($0.scale.brief)x" }
    case .help: KeyTable.bindings.flatMap { helpLines($0, width: width) }
    }
  }

  /// What the keys do beside their names, or below them where that would leave a column of single words.
  private func helpLines(_ binding: KeyBinding, width: Int) -> [String] {
    let indent = 11
    guard width >= 2 * indent else {
      return [binding.label] + TextWidth.wrap(binding.help, to: width - 2).map { "  " + $0 }
    }
    return TextWidth.wrap(binding.help, to: width - indent).enumerated().map { index, text in
      (index == 0 ? binding.label : "").padding(toLength: indent, withPad: " ", startingAt: 0) + text
    }
  }
}
