import CollectionLayout
import Foundation
import LayoutScene

/// One moment of a check: what the layout answers in a scene.
public struct Sight: Sendable {
  /// What led to the moment; rules that cannot judge under some conditions look at it.
  public enum Kind: Sendable {
    /// The scene as it was given.
    case given
    /// Other numbers of items.
    case counts
    /// Changes of the data while the layout is shown.
    case dataChange
    /// Another size.
    case size
    /// Another offset.
    case scroll
    /// Another direction, scale or inset.
    case surroundings
    /// Bounds without area, now or before.
    case noRoom
  }

  /// The scene and the steps that led here.
  public var scene: Scene
  /// The scene after its steps.
  public var now: Scene
  /// What led here.
  public var kind: Kind
  /// What the collection view shows.
  public var seen: Observation
  /// What was answered for bounds and content together, and the faults that the collection view noticed in it.
  public var answer: RectangleAnswer
  /// What was answered for elements one by one; `nil` for those that were answered by nothing.
  public var single: [ElementID: Element?]
  /// The sections that scroll by themselves, so that their elements may lie beside the content.
  public var sectionsAcross: Set<Int>
  /// The answers to two equal questions about everything.
  public var twice: [Interview]

  /// The usable elements of the answer, each once, and the cells that only answered one by one.
  public var elements: [Element] {
    var known: Set<ElementID> = []
    let answered = answer.elements.filter { exists($0.id) && known.insert($0.id).inserted }
    let others = single.values.compactMap { $0 }.filter { exists($0.id) && known.insert($0.id).inserted }
    return answered + others.sorted { ($0.id.section, $0.id.item) < ($1.id.section, $1.id.item) }
  }

  /// Whether the data has a place for an element.
  public func exists(_ id: ElementID) -> Bool {
    switch id.category {
    case .decorationView: true
    case .supplementaryView: now.sections.indices.contains(id.section)
    case .cell:
      now.sections.indices.contains(id.section) && (0..<now.sections[id.section].items).contains(id.item)
    }
  }

  /// The faults of a rule that the collection view noticed.
  func noticed(_ rule: String) -> [Finding] {
    let all = seen.findings + answer.findings.filter { !seen.findings.contains($0) }
    return all.filter { $0.rule == rule }
  }
}
