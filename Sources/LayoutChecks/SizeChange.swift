import CollectionLayout
import Foundation
import LayoutScene

/// A change of size and back, with what a fresh layout answers in the other size.
@MainActor
struct SizeChange {
  /// The first scene with the resize as its step.
  let scene: Scene
  /// Whether the layout said that the new size invalidates it; `nil` if it was not asked.
  let isInvalidated: Bool?
  let before: [Element]
  let after: [Element]
  let back: [Element]
  let fresh: [Element]

  /// The sizes that are tried.
  static func sizes(from scene: Scene) -> [CGSize] {
    let size = scene.bounds.size
    return [
      CGSize(width: size.height, height: size.width), CGSize(width: size.width - 1, height: size.height),
      CGSize(width: size.width + 40, height: size.height),
    ].filter { $0 != size && $0.width > 0 && $0.height > 0 }
  }

  init(_ subject: CheckSubject, to size: CGSize) throws {
    var start = subject.scene.ended
    start.bounds.origin = CGPoint(x: -start.insets.left, y: -start.insets.top)
    scene = start.adding([.resize(size)])
    let stage = try subject.stage(start)
    before = try Self.answers(of: stage)
    let seen = try stage.perform(.resize(size))
    isInvalidated =
      seen.calls.compactMap { call -> Bool? in
        guard case .shouldInvalidate(let bounds) = call.question, bounds.size == size,
          case .bool(let flag) = call.answer
        else { return nil }
        return flag
      }.first
    let isUnmoved = seen.bounds.origin == start.bounds.origin
    after = isUnmoved ? try Self.answers(of: stage) : []
    let returned = try stage.perform(.resize(start.bounds.size))
    back = isUnmoved && returned.bounds == start.bounds ? try Self.answers(of: stage) : []
    var other = start
    other.bounds.size = size
    fresh = try Self.answers(of: subject.stage(other))
  }

  private static func answers(of stage: any Stage) throws -> [Element] {
    let count = CheckSubject.singleLimit
    let cells = stage.scene.sections.enumerated().flatMap { section, data in
      (0..<min(data.items, count)).map { LayoutQuestion.element(.cell(section, $0)) }
    }
    return try stage.interview(Array(cells.prefix(count))).replies.compactMap(\.element)
  }

  /// The first element that a fresh layout has elsewhere.
  func firstMove(_ elements: [Element]) -> (Element, Element)? { Self.firstMove(elements, fresh) }

  static func firstMove(_ elements: [Element], _ others: [Element]) -> (Element, Element)? {
    let known = Dictionary(others.map { ($0.id, $0) }) { first, _ in first }
    for element in elements {
      if let other = known[element.id], !element.frame.isClose(to: other.frame) { return (element, other) }
    }
    return nil
  }
}
