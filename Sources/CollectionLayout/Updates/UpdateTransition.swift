import Foundation

/// How one element goes from the state before a batch of updates to that after it.
@MainActor
public struct UpdateTransition {
  /// What happens to the element.
  public enum Role: String, Hashable, Sendable, Codable {
    /// It is new, or shown anew.
    case appearing
    /// It goes, or is shown anew.
    case disappearing
    /// It stays, and is elsewhere or called otherwise.
    case moving
  }

  /// The element: its name after the update, or before it if it disappears.
  public let element: ElementID
  /// What happens to it.
  public let role: Role
  /// How it is at the beginning.
  ///
  /// Initial attributes if the layout gave any; otherwise those from before or, if there are none, those in the end.
  public let from: LayoutAttributes
  /// How it is in the end: the layout's attributes, or the final ones of what disappears.
  public let to: LayoutAttributes
}

/// Finds the elements that a batch of updates affects, and asks the layout how they come and go (O6).
@MainActor
struct UpdateTransitions {
  let plan: UpdatePlan
  let view: CollectionView
  /// Copies of what was visible before the update.
  let before: [LayoutAttributes]
  /// The answers before the update by element.
  let answersBefore: [ElementID: LayoutAttributes]
  private var added: Set<ElementID> = []
  private var removed: Set<ElementID> = []

  init(
    _ plan: UpdatePlan, in view: CollectionView, before: [LayoutAttributes],
    answersBefore: [ElementID: LayoutAttributes]
  ) {
    self.plan = plan
    self.view = view
    self.before = before
    self.answersBefore = answersBefore
    if plan.batch.isEmpty { return }
    for kind in Set((before + view.visibleAttributes).compactMap(Kind.init)).sorted() {
      let paths = view.askExtraPaths(kind.category, kind.name)
      removed.formUnion(paths.deleted.map(kind.element))
      added.formUnion(paths.inserted.map(kind.element))
    }
  }

  /// What is visible before or after the update, and affected by it.
  func make() -> [UpdateTransition] {
    let after = view.visibleAttributes
    let visibleAfter = Dictionary(after.map { ($0.elementID, $0) }) { first, _ in first }
    let visibleBefore = Dictionary(before.map { ($0.elementID, $0) }) { first, _ in first }
    return before.compactMap { leave($0, visibleAfter) } + after.compactMap { arrive($0, visibleBefore) }
  }

  /// An element that was visible: it disappears, moves out of sight, or is handled as one that is visible.
  private func leave(_ old: LayoutAttributes, _ visible: [ElementID: LayoutAttributes]) -> UpdateTransition? {
    let element = old.elementID
    guard let name = name(after: element) else {
      let final = view.askFinal(element)
      return UpdateTransition(element: element, role: .disappearing, from: old, to: final ?? old)
    }
    if let new = visible[name] {
      if name != element || !old.isEqual(new) { _ = view.askFinal(element) }
      return nil
    }
    _ = view.askFinal(element)
    guard let target = view.attributes(of: name) else {
      if !plan.batch.isEmpty { view.noteVanished(name) }
      return UpdateTransition(element: element, role: .disappearing, from: old, to: old)
    }
    return UpdateTransition(element: name, role: .moving, from: old, to: target)
  }

  /// An element that is visible: it appears, moves, or is not affected.
  private func arrive(_ new: LayoutAttributes, _ visible: [ElementID: LayoutAttributes]) -> UpdateTransition?
  {
    let element = new.elementID
    guard let name = name(before: element) else {
      let initial = view.askInitial(element)
      return UpdateTransition(element: element, role: .appearing, from: initial ?? new, to: new)
    }
    let old = visible[name] ?? answersBefore[name]
    if name == element, let old, old.isEqual(new) { return nil }
    let initial = view.askInitial(element)
    return UpdateTransition(element: element, role: .moving, from: initial ?? old ?? new, to: new)
  }

  private func name(after element: ElementID) -> ElementID? {
    removed.contains(element) ? nil : plan.newElement(element)
  }

  private func name(before element: ElementID) -> ElementID? {
    guard !added.contains(element), let old = plan.oldElement(element), !removed.contains(old) else {
      return nil
    }
    return old
  }

  /// A kind of supplementary or decoration views.
  private struct Kind: Hashable, Comparable {
    let category: ElementCategory
    let name: String

    @MainActor
    init?(_ attributes: LayoutAttributes) {
      guard let name = attributes.representedElementKind else { return nil }
      category = attributes.representedElementCategory
      self.name = name
    }

    func element(_ path: IndexPath) -> ElementID {
      ElementID(category, kind: name, section: path.section, item: path.item)
    }

    static func < (one: Kind, other: Kind) -> Bool {
      (one.category.rawValue, one.name) < (other.category.rawValue, other.name)
    }
  }
}
