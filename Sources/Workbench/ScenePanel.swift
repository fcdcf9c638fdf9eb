import CollectionLayout
import Foundation
import LayoutScene

/// What the scene is now.
enum ScenePanel {
  static func lines(scene: Scene, observation: Observation, currentSection: Int, zoom: String) -> [PanelLine]
  {
    let inset = observation.adjustedInset
    let section =
      scene.sections.indices.contains(currentSection)
      ? "   section \(currentSection): \(scene.sections[currentSection].items)" : ""
    var lines: [PanelLine] = [
      .title("Scene"),
      .row("bounds", observation.bounds.size.brief),
      .row("offset", observation.bounds.origin.brief),
      .row("content", observation.contentSize.brief),
      .row("sections", scene.countsText),
      .row("items", "\(scene.itemCount)\(section)"),
      .row("zoom", zoom),
    ]
    if inset != .zero {
      lines.append(
        .row(
          "inset", [inset.top, inset.left, inset.bottom, inset.right].map(\.brief).joined(separator: ", ")))
    }
    if scene.direction == .rightToLeft { lines.append(.row("direction", "right to left")) }
    if observation.showsOldFrames {
      lines.append(PanelLine("  not invalidated: old frames; i does it", .init(.yellow, .bold)))
    }
    return lines
  }
}

/// All that is known of the selected element.
enum SelectionPanel {
  static func lines(_ selection: ElementID?, observation: Observation) -> [PanelLine] {
    guard let selection else { return [.title("Selected  none")] }
    let title = PanelLine.title("Selected  \(selection.name)  \(selection.category.word)")
    guard let element = observation.elements.first(where: { $0.id == selection }) else {
      return [title, PanelLine("  not in the last answer")]
    }
    let state = [
      "z \(element.zIndex)", "alpha \(element.alpha.brief)", element.isHidden ? "hidden" : nil,
      element.transform == nil ? nil : "transformed",
      element.frame.meets(observation.bounds) ? nil : "out of view",
    ]
    var lines = [
      title, .row("frame", element.frame.brief),
      PanelLine("  " + state.compactMap { $0 }.joined(separator: "  ")),
    ]
    if let transform = element.transform {
      lines.append(
        .row("transform", transform.numbers.map { CGFloat($0).brief }.joined(separator: " ")))
    }
    return lines
  }
}
