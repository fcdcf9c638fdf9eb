import CollectionLayout
import Foundation
import LayoutScene

/// The moments that a check brings a layout to.
public struct CheckScript: Sendable {
  /// Whether sections come and go; a layout may be written for a fixed number.
  public enum Sections: Sendable {
    /// The scene's number of sections is kept.
    case kept
    /// None, one and one more are tried too.
    case varied
  }

  /// What happens to the sections.
  public var sections: Sections

  /// Makes a script.
  public init(sections: Sections = .kept) { self.sections = sections }

  /// The scenes with the steps that lead to each moment.
  func moments(of scene: Scene) -> [(scene: Scene, kind: Sight.Kind)] {
    let start = scene.ended
    let size = start.bounds.size
    let narrow = CGSize(width: size.width - 1, height: size.height)
    let wide = CGSize(width: size.width + 40, height: size.height)
    var moments: [(Scene, Sight.Kind)] = [(scene, .given)]
    moments += [0, 1, 2, 30].map { (start.withItems($0), .counts) }
    moments += [[.rotate], [.resize(narrow)], [.resize(wide)], [.rotate, .rotate]].map {
      (start.adding($0), .size)
    }
    moments += dataChanges(of: start).map { (start.adding($0), .dataChange) }
    moments += [0.5, 1, 2.25].map {
      let offset = CGPoint(x: start.bounds.minX, y: start.bounds.minY + size.height * $0)
      return (start.adding([.scroll(offset)]), .scroll)
    }
    moments += surroundings(of: start).map { ($0, .surroundings) }
    moments += [
      (start.adding([.resize(.zero)]), .noRoom),
      (start.adding([.resize(CGSize(width: size.width, height: 0))]), .noRoom),
      (start.adding([.resize(.zero), .delete(start.places), .reload, .resize(size)]), .dataChange),
    ]
    return moments.filter { $0.0.itemCount <= 5000 || $0.1 == .given }.map { (scene: $0.0, kind: $0.1) }
  }

  private func dataChanges(of scene: Scene) -> [[SceneCommand]] {
    let places = scene.places
    var changes: [[SceneCommand]] = scene.sections.isEmpty ? [] : [[.insert([ItemPlace(0, 0)])]]
    if places.count <= 5000, let first = places.first, let last = places.last {
      changes += [[.delete([first])], [.delete([last])], [.delete(places)], [.delete(places), .reload]]
      changes += [[.delete([last]), .insert([last])], [.reloadItems([first])]]
    }
    guard sections == .varied else { return changes }
    changes.append([.insertSections([scene.sections.count])])
    if !scene.sections.isEmpty {
      changes += [[.deleteSections([0])], [.deleteSections(Array(scene.sections.indices))]]
    }
    return changes
  }

  private func surroundings(of scene: Scene) -> [Scene] {
    var mirrored = scene
    mirrored.direction = scene.direction == .leftToRight ? .rightToLeft : .leftToRight
    var inset = scene
    inset.insets = EdgeInsets(top: 11, left: 7, bottom: 5, right: 3)
    var coarse = scene
    coarse.scale = scene.scale == 1 ? 2 : 1
    return [mirrored, inset, coarse]
  }
}

extension Scene {
  /// The scene that the steps lead to, without steps; itself where a step cannot be performed.
  var ended: Scene {
    var after = self
    after.steps = []
    for step in steps {
      guard let next = try? after.applying(step) else { return self }
      after = next
    }
    return after
  }

  /// The scene with a number of items in every section.
  func withItems(_ count: Int) -> Scene {
    var scene = self
    for index in scene.sections.indices { scene.sections[index].items = count }
    return scene
  }

  /// The scene with more steps.
  func adding(_ steps: [SceneCommand]) -> Scene {
    var scene = self
    scene.steps += steps.filter { $0 != .delete([]) }
    return scene
  }

  /// Every place of the data, in order.
  var places: [ItemPlace] {
    sections.enumerated().flatMap { section, data in (0..<data.items).map { ItemPlace(section, $0) } }
  }
}
