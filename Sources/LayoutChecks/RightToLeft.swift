import CollectionLayout
import Foundation
import LayoutScene

/// Finds layouts that are not mirrored from right to left.
public enum RightToLeft: LayoutRule {
  /// `right-to-left`.
  public static let rule = "right-to-left"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      elements that a layout which reads the direction places elsewhere than at the mirror image of its \
      left-to-right frame, by more than a pixel.
      """,
    hurts: """
      in Arabic or Hebrew the columns are in another order, or beyond the edge.
      """,
    mend: """
      mirror each frame about the content: x = width − maxX.
      """,
    blind: """
      layouts that do not read the direction, and those that let the coordinate system be flipped.
      """)

  /// One finding for each element that is not at the mirror image.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    var scene = ScrollSweep.scene(from: subject.scene)
    scene.direction = .leftToRight
    var mirrored = scene
    mirrored.direction = .rightToLeft
    let left = try subject.stage(scene)
    let width = left.observe().contentSize.width
    let originals = Dictionary(try left.ask(in: nil).elements.map { ($0.id, $0) }) { first, _ in first }
    let right = try subject.stage(mirrored)
    guard try right.interview([.flipsHorizontally]).replies.first?.flag != true,
      right.observe().contentSize.width == width
    else { return [] }
    let images = try right.ask(in: nil).elements
    let reads = images.contains { image in
      originals[image.id].map { !$0.frame.isClose(to: image.frame) } ?? false
    }
    guard reads else { return [] }
    let pixel = 1 / max(1, scene.scale) + AnswerChecks.tolerance
    return images.compactMap { image in
      guard let original = originals[image.id], image.transform == nil else { return nil }
      var expected = original.frame
      expected.origin.x = width - original.frame.maxX
      guard
        (expected.minX - image.frame.minX).magnitude > pixel
          || (expected.minY - image.frame.minY).magnitude > pixel
      else { return nil }
      let finding = Finding(
        rule: rule, element: image.id,
        detail: "from right to left the frame is \(image.frame.brief), the mirror image of "
          + "\(original.frame.brief) is \(expected.brief)")
      return Sighting(finding: finding, scene: mirrored)
    }
  }
}
