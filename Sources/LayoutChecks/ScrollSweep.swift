import CollectionLayout
import Foundation
import LayoutScene

/// A scroll from a little before the content to a little past its end.
@MainActor
struct ScrollSweep {
  /// What was answered at one offset.
  struct Step {
    let offset: CGPoint
    let isInvalidated: Bool?
    let contentSize: CGSize
    let elements: [Element]
  }

  let atRest: [Element]
  let contentSize: CGSize
  let bounds: CGRect
  let inset: EdgeInsets
  let steps: [Step]

  /// The scene at its beginning, with enough items to scroll.
  static func scene(from scene: Scene) -> Scene {
    var start = scene.ended
    start.bounds.origin = CGPoint(x: -start.insets.left, y: -start.insets.top)
    return start
  }

  init(_ subject: CheckSubject, in scene: Scene) throws {
    let stage = try subject.stage(scene)
    let first = stage.observe()
    (contentSize, bounds, inset) = (first.contentSize, first.bounds, first.adjustedInset)
    let ids = try Self.ids(stage)
    atRest = try stage.interview(ids).replies.compactMap(\.element)
    var steps: [Step] = []
    for offset in Self.offsets(first) {
      let seen = try stage.perform(.scroll(offset))
      let flags = seen.calls.compactMap { call -> Bool? in
        guard case .shouldInvalidate = call.question, case .bool(let flag) = call.answer else { return nil }
        return flag
      }
      let elements = try stage.interview(ids).replies.compactMap(\.element)
      steps.append(
        Step(
          offset: offset, isInvalidated: flags.first, contentSize: seen.contentSize, elements: elements))
    }
    self.steps = steps
  }

  private static func ids(_ stage: any Stage) throws -> [LayoutQuestion] {
    let answered = try stage.ask(in: nil).elements.map(\.id).prefix(400)
    return answered.map { .element($0) }
  }

  private static func offsets(_ seen: Observation) -> [CGPoint] {
    let (bounds, inset) = (seen.bounds, seen.adjustedInset)
    let down = seen.contentSize.height + inset.bottom - bounds.height + inset.top
    let right = seen.contentSize.width + inset.right - bounds.width + inset.left
    guard down > 1 || right > 1 else { return [] }
    let length = max(down, right)
    let (minimum, maximum) = (-40.0, length + 40)
    return (0...10).map { index in
      let along = minimum + (maximum - minimum) * CGFloat(index) / 10 + 0.5
      return down >= right
        ? CGPoint(x: bounds.minX, y: -inset.top + along) : CGPoint(x: -inset.left + along, y: bounds.minY)
    }
  }
}
