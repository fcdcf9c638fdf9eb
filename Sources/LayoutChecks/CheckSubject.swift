import CollectionLayout
import Foundation
import LayoutScene

/// A layout under examination: makes stages for it and remembers what was seen.
@MainActor
public final class CheckSubject {
  /// The scene that the examination starts from.
  public let scene: Scene
  /// Whether the script may change the number of sections.
  let script: CheckScript
  private let makeStage: @MainActor (Scene) throws -> any Stage
  private var taken: [Sight]?

  /// How many elements are asked for one by one.
  static let singleLimit = 600

  /// Takes a way to put the layout on stages.
  public init(
    scene: Scene, script: CheckScript = CheckScript(),
    makeStage: @escaping @MainActor (Scene) throws -> any Stage
  ) {
    self.scene = scene
    self.script = script
    self.makeStage = makeStage
  }

  /// The same layout in another scene.
  func inScene(_ scene: Scene) -> CheckSubject {
    CheckSubject(scene: scene, script: script, makeStage: makeStage)
  }

  /// Puts the layout on a new stage; the stage before may be the same one, and is used no longer.
  func stage(_ scene: Scene) throws -> any Stage { try makeStage(scene) }

  /// What the layout answers at every moment of the script.
  func sights() throws -> [Sight] {
    if let taken { return taken }
    let sights = try script.moments(of: scene).map { try sight(of: $0.scene, kind: $0.kind) }
    taken = sights
    return sights
  }

  /// What the layout answers after the steps of a scene.
  func sight(of scene: Scene, kind: Sight.Kind) throws -> Sight {
    let stage = try makeStage(scene)
    let answer = try stage.ask(in: nil)
    let ids = singles(in: answer, of: stage.scene)
    let questions = [.elements(answer.rect)] + ids.map { LayoutQuestion.element($0) }
    let twice = [try stage.interview(questions), try stage.interview(questions)]
    let single = Dictionary(
      zip(ids, twice[0].replies.dropFirst().map(\.element)), uniquingKeysWith: { first, _ in first })
    let now = stage.scene
    let sections = Array(now.sections.indices.prefix(Self.singleLimit))
    let flags = try stage.interview(sections.map { .scrollsAcross(section: $0) }).replies.map(\.flag)
    let across = Set(zip(sections, flags).filter { $0.1 == true }.map(\.0))
    return Sight(
      scene: scene, now: now, kind: kind, seen: stage.observe(), answer: answer, single: single,
      sectionsAcross: across,
      twice: twice)
  }

  /// The items of the data, up to a limit, and the other elements that were answered.
  private func singles(in answer: RectangleAnswer, of scene: Scene) -> [ElementID] {
    var ids: [ElementID] = []
    for (section, data) in scene.sections.enumerated() where ids.count < Self.singleLimit {
      ids += (0..<min(data.items, Self.singleLimit)).map { .cell(section, $0) }
    }
    let others = answer.elements.map(\.id).filter { $0.category != .cell && $0.kind != nil }
    let kinds = Set(others.filter { $0.category == .supplementaryView }.compactMap(\.kind)).sorted()
    let expected = kinds.flatMap { kind in
      scene.sections.indices.prefix(Self.singleLimit).map {
        ElementID(.supplementaryView, kind: kind, section: $0, item: 0)
      }
    }
    var seen: Set<ElementID> = []
    return (ids + others.prefix(Self.singleLimit) + expected).filter { seen.insert($0).inserted }
  }
}
