import CollectionLayout
import Foundation

/// A place in the data: a section and an item.
public struct ItemPlace: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The item.
  public var item: Int

  /// Names a place.
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }
}

/// Something that happens to a scene.
public enum SceneCommand: Equatable, Sendable {
  /// The bounds get another size, in points.
  case resize(CGSize)
  /// The content offset moves to a point.
  case scroll(CGPoint)
  /// Width and height of the bounds are exchanged; the safe area turns with them.
  case rotate
  /// Items are inserted; places are those after the change.
  case insert([ItemPlace])
  /// Items are deleted; places are those before the change.
  case delete([ItemPlace])
  /// An item gets another place: from one before the change to one after it.
  case move(from: ItemPlace, to: ItemPlace)
  /// Items are shown anew; places are those before the change.
  case reloadItems([ItemPlace])
  /// Empty sections are inserted; indexes are those after the change.
  case insertSections([Int])
  /// Sections are deleted; indexes are those before the change.
  case deleteSections([Int])
  /// A section gets another place: from an index before the change to one after it.
  case moveSection(from: Int, to: Int)
  /// Sections are shown anew; indexes are those before the change.
  case reloadSections([Int])
  /// The content inset changes.
  case setInsets(EdgeInsets)
  /// The safe area changes.
  case setSafeArea(EdgeInsets)
  /// The pixels a point change.
  case setScale(CGFloat)
  /// The layout direction changes.
  case setDirection(LayoutDirection)
  /// A setting of the layout changes.
  case set(String, PropertyValue)
  /// The view becomes that of a device: bounds, scale and safe area.
  case device(String)
  /// The data is asked for anew.
  case reload
  /// The layout is invalidated.
  case invalidate
}

extension Scene {
  /// The scene after a command.
  ///
  /// - Throws: a `SceneError` when the command cannot be performed on this scene, as a deletion of an item
  ///   that does not exist.
  public func applying(_ command: SceneCommand) throws(SceneError) -> Scene {
    var scene = self
    switch command {
    case .resize(let size):
      guard size.isLength else {
        throw SceneError("resize to \(size.brief): accepted are finite sizes that are not negative")
      }
      scene.bounds.size = size
    case .scroll(let offset):
      guard offset.x.isFinite, offset.y.isFinite else {
        throw SceneError("scroll to \(offset.brief): accepted are finite numbers")
      }
      scene.bounds.origin = offset
    case .rotate: scene.rotate()
    case .insert(let places): try scene.insert(places)
    case .delete(let places): try scene.delete(places)
    case .insertSections(let indexes): try scene.insertSections(indexes)
    case .deleteSections(let indexes): try scene.deleteSections(indexes)
    case .move(let from, let to): try scene.move(from, to)
    case .moveSection(let from, let to): try scene.moveSection(from, to)
    case .reloadItems(let places): try checkReload(places)
    case .reloadSections(let indexes): try checkReload(indexes)
    case .setInsets(let insets): scene.insets = insets
    case .setSafeArea(let insets): scene.safeArea = insets
    case .setScale(let scale):
      scene.scale = scale
      try scene.validateScale()
    case .setDirection(let direction): scene.direction = direction
    case .set(let name, let value): scene.properties[name] = value
    case .device(let name): try scene.become(Device.named(name))
    case .reload, .invalidate: break
    }
    return scene
  }

  /// Gives the view a device's size, scale and safe area, in portrait.
  public mutating func become(_ device: Device) {
    bounds.size = device.size
    scale = device.scale
    safeArea = device.portraitSafeArea
  }

  private mutating func rotate() {
    let (size, insets) = (bounds.size, safeArea)
    bounds.size = size.exchanged
    if let device = Device.all.first(where: { $0.size == size && $0.portraitSafeArea == insets }) {
      safeArea = device.landscapeSafeArea
    } else if let device = Device.all.first(where: {
      $0.size == size.exchanged && $0.landscapeSafeArea == insets
    }) {
      safeArea = device.portraitSafeArea
    } else {
      safeArea = EdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    }
  }

  mutating func insert(_ places: [ItemPlace]) throws(SceneError) {
    guard itemCount + places.count <= Self.maximumItems else { throw .tooLarge("insert") }
    for place in places.sorted(by: { ($0.section, $0.item) < ($1.section, $1.item) }) {
      guard sections.indices.contains(place.section), (0...sections[place.section].items).contains(place.item)
      else {
        throw SceneError(
          "insert \(place.section)·\(place.item): there is no such place in sections \(countsText)")
      }
      sections[place.section].items += 1
      sections[place.section].itemSizes.insert(at: place.item)
      sections[place.section].preferredSizes?.insert(at: place.item)
    }
  }

  mutating func delete(_ places: [ItemPlace]) throws(SceneError) {
    for place in Set(places).sorted(by: { ($0.section, $0.item) > ($1.section, $1.item) }) {
      guard sections.indices.contains(place.section), (0..<sections[place.section].items).contains(place.item)
      else {
        throw SceneError(
          "delete \(place.section)·\(place.item): there is no such item in sections \(countsText)")
      }
      sections[place.section].items -= 1
      sections[place.section].itemSizes.remove(at: place.item)
      sections[place.section].preferredSizes?.remove(at: place.item)
    }
  }

  private mutating func insertSections(_ indexes: [Int]) throws(SceneError) {
    guard sections.count + indexes.count <= Self.maximumSections else { throw .tooLarge("insertSections") }
    for index in indexes.sorted() {
      guard (0...sections.count).contains(index) else {
        throw SceneError("insertSections \(index): there are \(sections.count) sections")
      }
      let model = sections.isEmpty ? nil : sections[min(index, sections.count - 1)]
      sections.insert(
        SceneSection(items: 0, header: model?.header, footer: model?.footer), at: index)
    }
  }

  private mutating func deleteSections(_ indexes: [Int]) throws(SceneError) {
    for index in Set(indexes).sorted(by: >) {
      guard sections.indices.contains(index) else {
        throw SceneError("deleteSections \(index): there are \(sections.count) sections")
      }
      sections.remove(at: index)
    }
  }

  /// The item counts as people write them: `4, 8`, or `100 × 10000` for many equal sections.
  public var countsText: String {
    guard let first = sections.first?.items else { return "none" }
    if sections.count > 4, sections.allSatisfy({ $0.items == first }) {
      return "\(sections.count) × \(first)"
    }
    let shown = sections.prefix(8).map { String($0.items) }.joined(separator: ", ")
    return sections.count > 8 ? "\(shown), … (\(sections.count))" : shown
  }
}

extension CGSize {
  /// Whether both numbers are finite and not negative.
  var isLength: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }

  var exchanged: CGSize { CGSize(width: height, height: width) }
}
