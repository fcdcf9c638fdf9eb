import CollectionLayout
import Foundation
import LayoutScene

/// Finds elements that are left out of the answer for a rectangle that they are in.
public enum QueryMisses: LayoutRule {
  /// `query-misses`.
  public static let rule = "query-misses"

  /// What is found, why it hurts, how to mend it, what is not seen.
  public static let explanation = RuleExplanation(
    finds: """
      elements that share an area with a rectangle and are not in its answer: whole pages, single points, \
      strips of a pixel, rectangles that start before the content or are much larger.
      """,
    hurts: """
      cells and headers vanish while scrolling.
      """,
    mend: """
      test each frame against the rectangle, or find the rows by halving; do not stop at the first miss, do \
      not ask whether the rectangle contains the frame.
      """,
    blind: """
      elements beyond the first 600, hidden ones, and those that are only answered alone.
      """)

  /// One finding for each element that some rectangle misses.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    let scene = subject.scene.ended
    return try [scene, scene.withItems(40)].filter { $0.itemCount <= 2000 || $0 == scene }.flatMap { scene in
      try misses(subject, in: scene)
    }
  }

  @MainActor
  private static func misses(_ subject: CheckSubject, in scene: Scene) throws -> [Sighting] {
    let sight = try subject.sight(of: scene, kind: .given)
    let shown = sight.elements.filter {
      !$0.isHidden && $0.alpha > 0 && $0.transform == nil && $0.frame.isFinite
    }
    let rects = rectangles(around: shown, in: sight)
    let replies = try subject.stage(scene).interview(rects.map { .elements($0) }).replies
    var told: Set<ElementID> = []
    return zip(rects, replies).flatMap { rect, reply -> [Sighting] in
      let answered = Set(reply.elements.map(\.id))
      return shown.filter {
        !answered.contains($0.id) && $0.frame.overlaps(rect) && told.insert($0.id).inserted
      }.map { element in
        let finding = Finding(
          rule: rule, element: element.id,
          detail: "the frame \(element.frame.brief) is in \(rect.brief), but not in the answer for it")
        return Sighting(finding: finding, scene: scene)
      }
    }
  }

  private static func rectangles(around elements: [Element], in sight: Sight) -> [CGRect] {
    let (bounds, content) = (sight.seen.bounds, sight.seen.contentSize)
    let pixel = 1 / max(1, sight.now.scale)
    let end = CGPoint(x: max(0, content.width - bounds.width), y: max(0, content.height - bounds.height))
    var rects = [
      CGRect(x: -1e4, y: -1e4, width: 1e5, height: 1e5),
      CGRect(origin: CGPoint(x: -bounds.width, y: -bounds.height), size: bounds.size.times(3)),
      CGRect(origin: .zero, size: bounds.size.times(2)), CGRect(origin: end, size: bounds.size),
      CGRect(origin: CGPoint(x: end.x / 2 + pixel, y: end.y / 2 + pixel), size: bounds.size),
    ]
    let step = max(1, elements.count / 24)
    for index in stride(from: 0, to: elements.count, by: step) {
      let frame = elements[index].frame.standardized
      guard frame.width > 2 * pixel, frame.height > 2 * pixel else { continue }
      rects += [
        CGRect(x: frame.midX, y: frame.midY, width: pixel, height: pixel),
        CGRect(x: frame.minX, y: frame.maxY - pixel, width: frame.width, height: bounds.height),
        CGRect(
          x: frame.minX - 1, y: frame.minY - bounds.height + pixel, width: bounds.width, height: bounds.height
        ),
        CGRect(x: frame.maxX - pixel, y: frame.minY, width: bounds.width, height: pixel),
      ]
    }
    return rects
  }
}

extension CGSize {
  fileprivate func times(_ factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
