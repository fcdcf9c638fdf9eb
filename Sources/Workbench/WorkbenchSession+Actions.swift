import CollectionLayout
import Foundation
import LayoutScene

extension WorkbenchSession {
  /// Does what a key asks for.
  func perform(_ action: Action) -> [Effect] {
    switch action {
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .stopLayout: return [.stopLayout]
    case .restartLayout: return [.restartLayout]
    case .toggleMouse:
      hasMouse.toggle()
      message =
        hasMouse ? "mouse on: click selects, drag an edge resizes" : "mouse off: the terminal selects text"
      return [.setMouse(hasMouse)]
    case .arrow(let direction, let times): moveArrow(direction, times)
    case .changeFocus(let places): changeFocus(by: places)
    case .leave: leavePanel()
    case .nextPart: nextPart()
    case .changeItems(let count): changeItems(by: count)
    case .changeSection(let places): changeSection(by: places)
    case .addSection: addSection()
    case .removeSection: removeSection()
    case .page(let direction): page(direction)
    case .toStart: isPanelFocused ? movePanel(by: -.max / 2) : scroll(to: restingOffsets.start)
    case .toEnd: isPanelFocused ? movePanel(by: .max / 2) : scroll(to: restingOffsets.end)
    case .rotate:
      perform(.rotate, "rotated to \(CGSize(width: scene.bounds.height, height: scene.bounds.width).brief)")
    case .flipDirection: flipDirection()
    case .invalidate: performAndSay(.invalidate, "the layout was invalidated")
    case .nextFinding(let places): goToFinding(by: places)
    default: changeView(action)
    }
    return []
  }

  /// Performs a command whose effect may not be seen.
  private func performAndSay(_ command: SceneCommand, _ description: String) {
    perform(command, description)
    if message == nil { message = description }
  }

  /// What changes the view alone, not the scene.
  private func changeView(_ action: Action) {
    switch action {
    case .zoom(let places):
      zoom = zoom.next(by: places)
      message = "zoom: \(zoom.text)"
    case .toggle(let panel): toggle(panel)
    case .help: overlay = Overlay(.help)
    case .gallery: openGallery()
    case .devices: openDevices()
    default: break
    }
  }

  // MARK: Arrows

  private func moveArrow(_ direction: Direction, _ times: Int) {
    guard !isPanelFocused else { return movePanel(direction, times) }
    switch mode {
    case .bounds: resize(direction, times)
    case .items:
      switch direction {
      case .left: changeItems(by: -times)
      case .right: changeItems(by: times)
      case .up: changeSection(by: -times)
      case .down: changeSection(by: times)
      }
    case .scroll:
      let step = 10 * CGFloat(times)
      switch direction {
      case .left: scroll(by: CGPoint(x: -step, y: 0))
      case .right: scroll(by: CGPoint(x: step, y: 0))
      case .up: scroll(by: CGPoint(x: 0, y: -step))
      case .down: scroll(by: CGPoint(x: 0, y: step))
      }
    case .select: walk(direction)
    }
  }

  private func resize(_ direction: Direction, _ times: Int) {
    let step = CGFloat(times)
    let old = scene.bounds.size
    var size = old
    switch direction {
    case .left: size.width = max(0, size.width - step)
    case .right: size.width += step
    case .up: size.height = max(0, size.height - step)
    case .down: size.height += step
    }
    resize(to: size)
  }

  func resize(to size: CGSize) {
    let old = scene.bounds.size
    guard size != old else {
      message = "the bounds cannot be smaller than 0"
      return
    }
    let parts = [
      size.width == old.width ? nil : "width \(old.width.brief) → \(size.width.brief)",
      size.height == old.height ? nil : "height \(old.height.brief) → \(size.height.brief)",
    ]
    perform(.resize(size), parts.compactMap { $0 }.joined(separator: ", "))
  }

  private func walk(_ direction: Direction) {
    guard let selected = observation.elements.first(where: { $0.id == selection }) else {
      let visible = observation.elements.first { $0.frame.meets(observation.bounds) }
      select((visible ?? observation.elements.first)?.id)
      if selection == nil { message = "there is no element" }
      return
    }
    guard let next = Neighbour.of(selected, towards: direction, among: observation.elements) else {
      message = "there is no element in that direction"
      return
    }
    select(next)
  }

  /// Selects an element, and scrolls as little as needed where its frame is not in view.
  func select(_ id: ElementID?) {
    selection = id
    guard zoom == .fitBounds, let frame = observation.elements.first(where: { $0.id == id })?.frame,
      frame.isFinite
    else { return }
    let bounds = observation.bounds
    let target = CGPoint(
      x: min(max(bounds.minX, frame.maxX - bounds.width), frame.minX),
      y: min(max(bounds.minY, frame.maxY - bounds.height), frame.minY))
    let offset = restingOffsets.nearest(to: target)
    if target != bounds.origin, offset != bounds.origin {
      perform(.scroll(offset), "offset \(bounds.origin.brief) → \(offset.brief)")
    }
  }

  // MARK: Data

  private func changeItems(by count: Int) {
    guard scene.sections.indices.contains(currentSection) else {
      message = "there is no section; { adds one"
      return
    }
    let items = scene.sections[currentSection].items
    if count > 0 {
      let places = (items..<items + count).map { ItemPlace(currentSection, $0) }
      perform(.insert(places), "\(count) added to section \(currentSection)")
    } else if items == 0 {
      message = "section \(currentSection) has no items to remove"
    } else {
      let places = (max(0, items + count)..<items).map { ItemPlace(currentSection, $0) }
      perform(.delete(places), "\(places.count) removed from section \(currentSection)")
    }
  }

  private func changeSection(by places: Int) {
    guard !scene.sections.isEmpty else {
      message = "there is no section; { adds one"
      return
    }
    let last = max(0, scene.sections.count - 1)
    let next = min(max(0, currentSection + places), last)
    if next == currentSection {
      message = places < 0 ? "section \(next) is the first" : "section \(next) is the last"
    } else {
      message = "section \(next): \(scene.sections[next].items) items"
    }
    currentSection = next
  }

  private func addSection() {
    let index = scene.sections.isEmpty ? 0 : currentSection + 1
    perform(.insertSections([index]), "section \(index) added")
    if message == nil { currentSection = index }
  }

  private func removeSection() {
    guard !scene.sections.isEmpty else {
      message = "there is no section to remove"
      return
    }
    perform(.deleteSections([currentSection]), "section \(currentSection) removed")
  }

  private func flipDirection() {
    let next: LayoutDirection = scene.direction == .leftToRight ? .rightToLeft : .leftToRight
    performAndSay(.setDirection(next), next == .leftToRight ? "left to right" : "right to left")
  }

  // MARK: Scrolling

  /// The offsets at which the content can rest.
  private var restingOffsets: RestingOffsets {
    RestingOffsets(
      content: observation.contentSize, inset: observation.adjustedInset, view: observation.bounds.size)
  }

  func scroll(by distance: CGPoint) {
    let offset = observation.bounds.origin
    scroll(to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
  }

  private func scroll(to target: CGPoint) {
    let offset = restingOffsets.nearest(to: target)
    guard offset != observation.bounds.origin else {
      message =
        restingOffsets.isSingle
        ? "the content fits into the bounds: there is nothing to scroll" : "the content ends here"
      return
    }
    perform(.scroll(offset), "offset \(observation.bounds.origin.brief) → \(offset.brief)")
  }

  private func page(_ direction: Direction) {
    let sign = direction == .up ? -1 : 1
    if isPanelFocused {
      movePanel(by: sign * max(1, panelWindow.height - 1))
    } else {
      scroll(by: CGPoint(x: 0, y: CGFloat(sign) * max(1, scene.bounds.height)))
    }
  }

  // MARK: Findings

  private func goToFinding(by places: Int) {
    let count = findings.count
    guard count > 0 else {
      message = "there are no findings"
      return
    }
    let start = currentFinding ?? (places > 0 ? -1 : 0)
    show(finding: ((start + places) % count + count) % count)
  }

  /// Makes a finding the current one, and selects its element.
  func show(finding index: Int) {
    let finding = findings[index]
    let count = findings.count
    if let element = finding.element { select(element) }
    currentFinding = index
    message =
      "\(index + 1) of \(count): \(finding.rule) \(finding.element?.name ?? "layout"): \(finding.detail)"
  }
}
