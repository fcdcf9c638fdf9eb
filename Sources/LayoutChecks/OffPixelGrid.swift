import CollectionLayout
import Foundation
import LayoutScene

/// Finds edges that lie between pixels.
public enum OffPixelGrid: LayoutRule {
  /// `off-pixel-grid`.
  public static let rule = "off-pixel-grid"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      edges of cells that are not on whole pixels though the bounds and insets are, at 1×, 2× and 3×, in \
      widths around that of the scene in steps of a pixel.
      """,
    hurts: """
      edges are blurred, and stripes of the background shine through between neighbours.
      """,
    mend: """
      round edges, not sizes, to pixels: edge(column) = round(width × column ÷ columns × scale) ÷ scale.
      """,
    blind: """
      heights that follow from the scene's own numbers, transformed elements, and frames that the scene's \
      item sizes put off the grid.
      """)

  /// One finding for each cell and scale that has an edge off the grid.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    var told: Set<ElementID> = []
    return try scenes(from: subject.scene).flatMap { scene -> [Sighting] in
      let stage = try subject.stage(scene)
      return try stage.ask(in: stage.observe().bounds).elements.compactMap { element in
        guard element.id.category == .cell, element.transform == nil, element.frame.isFinite,
          let (name, value) = offGrid(element.frame, scale: scene.scale), told.insert(element.id).inserted
        else { return nil }
        let finding = Finding(
          rule: rule, element: element.id,
          detail: "the \(name) edge \(value.brief) is \((value * scene.scale).brief) pixels at "
            + "\(scene.scale.brief)× in bounds of \(scene.bounds.size.brief)")
        return Sighting(finding: finding, scene: scene)
      }
    }
  }

  private static func scenes(from scene: Scene) -> [Scene] {
    let start = scene.ended
    guard start.itemCount <= 5000 else { return [] }
    let scales = [start.scale] + [1, 2, 3].filter { $0 != start.scale }
    return scales.flatMap { scale -> [Scene] in
      var sized = start
      sized.scale = scale
      guard isOnGrid(start.bounds.size, scale: scale), isOnGrid(insets: start.insets, scale: scale) else {
        return []
      }
      return [0, -4, -3, -2, -1, 1, 2, 3, 4].compactMap { pixels in
        var scene = sized
        scene.bounds.size.width = ((start.bounds.width * scale).rounded() + pixels) / scale
        return scene.bounds.width > 0 ? scene : nil
      }
    }
  }

  private static func offGrid(_ frame: CGRect, scale: CGFloat) -> (String, CGFloat)? {
    let edges = [
      ("left", frame.minX), ("right", frame.maxX), ("upper", frame.minY), ("lower", frame.maxY),
    ]
    return edges.first { !isOnGrid($0.1, scale: scale) }
  }

  private static func isOnGrid(_ value: CGFloat, scale: CGFloat) -> Bool {
    (value * scale - (value * scale).rounded()).magnitude <= AnswerChecks.tolerance * scale
  }

  private static func isOnGrid(_ size: CGSize, scale: CGFloat) -> Bool {
    isOnGrid(size.width, scale: scale) && isOnGrid(size.height, scale: scale)
  }

  private static func isOnGrid(insets: EdgeInsets, scale: CGFloat) -> Bool {
    [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { isOnGrid($0, scale: scale) }
  }
}
