import CollectionLayout
import Foundation

extension SceneCommand {
  /// The changes of the data as a batch of updates; `nil` for a command that changes no data.
  var batch: BatchUpdate? {
    var batch = BatchUpdate()
    switch self {
    case .insert(let places): batch.items.inserted = Self.distinct(places).map(\.path)
    case .delete(let places): batch.items.deleted = Set(places).map(\.path)
    case .reloadItems(let places): batch.items.reloaded = Set(places).map(\.path)
    case .move(let from, let to): batch.items.moved = [BatchUpdate.Move(from: from.path, to: to.path)]
    case .insertSections(let indexes):
      batch.sections.inserted = Self.distinct(indexes.map { ItemPlace(0, $0) }).map(\.item)
    case .deleteSections(let indexes): batch.sections.deleted = Array(Set(indexes))
    case .reloadSections(let indexes): batch.sections.reloaded = Array(Set(indexes))
    case .moveSection(let from, let to): batch.sections.moved = [BatchUpdate.Move(from: from, to: to)]
    default: return nil
    }
    return batch
  }

  /// The places that insertions have in the end: what is inserted twice at a place pushes the first one on.
  private static func distinct(_ places: [ItemPlace]) -> [ItemPlace] {
    places.sorted { ($0.section, $0.item) < ($1.section, $1.item) }.reduce(into: []) { result, place in
      guard let last = result.last, last.section == place.section else { return result.append(place) }
      result.append(ItemPlace(place.section, max(place.item, last.item + 1)))
    }
  }
}

extension ItemPlace {
  fileprivate var path: IndexPath { IndexPath(item: item, section: section) }
}

extension Scene {
  /// The item's sizes go with it, where lists say them.
  mutating func move(_ from: ItemPlace, _ to: ItemPlace) throws(SceneError) {
    let source = sections.indices.contains(from.section) ? sections[from.section] : nil
    try delete([from])
    try insert([to])
    let sizes = (source?.itemSizes.listed(from.item), source?.preferredSizes?.listed(from.item))
    sections[to.section].itemSizes.list(sizes.0, at: to.item)
    sections[to.section].preferredSizes?.list(sizes.1 ?? nil, at: to.item)
  }

  mutating func moveSection(_ from: Int, _ to: Int) throws(SceneError) {
    guard sections.indices.contains(from), sections.indices.contains(to) else {
      throw SceneError("moveSection \(from) to \(to): there are \(sections.count) sections")
    }
    sections.insert(sections.remove(at: from), at: to)
  }

  func checkReload(_ places: [ItemPlace]) throws(SceneError) {
    for place in places {
      guard sections.indices.contains(place.section), (0..<sections[place.section].items).contains(place.item)
      else {
        throw SceneError(
          "reloadItems \(place.section)·\(place.item): there is no such item in sections \(countsText)")
      }
    }
  }

  func checkReload(_ indexes: [Int]) throws(SceneError) {
    guard let index = indexes.first(where: { !sections.indices.contains($0) }) else { return }
    throw SceneError("reloadSections \(index): there are \(sections.count) sections")
  }
}

extension ItemSizes {
  fileprivate func listed(_ item: Int) -> CGSize? {
    guard case .list(let sizes) = self, sizes.indices.contains(item) else { return nil }
    return sizes[item]
  }

  fileprivate mutating func list(_ size: CGSize?, at item: Int) {
    guard let size, case .list(var sizes) = self, sizes.indices.contains(item) else { return }
    sizes[item] = size
    self = .list(sizes)
  }
}

/// How one element goes from before a change of the data to after it, as plain values.
public struct ElementTransition: Equatable, Sendable {
  /// What happens to the element.
  public var role: UpdateTransition.Role
  /// How it is at the beginning; its name may be another one than in the end.
  public var from: Element
  /// How it is in the end.
  public var to: Element

  /// Makes a transition.
  public init(_ role: UpdateTransition.Role, from: Element, to: Element) {
    self.role = role
    self.from = from
    self.to = to
  }

  @MainActor
  init(_ transition: UpdateTransition) {
    self.init(transition.role, from: Element(transition.from), to: Element(transition.to))
  }
}
