import CollectionLayout
import Foundation

extension SceneCommand: Codable {
  private static let names = [
    "resize", "scroll", "rotate", "insert", "delete", "move", "reloadItems",
    "insertSections", "deleteSections", "moveSection", "reloadSections", "insets",
    "safeArea",
    "scale", "direction", "set", "device", "reload", "invalidate",
  ]

  /// Reads an object with one key, the command's name, as `{"resize": [320, 568]}`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: AnyKey.self)
    try object.accept(only: Self.names)
    guard object.allKeys.count == 1, let name = object.allKeys.first?.stringValue else {
      let names = Self.names.joined(separator: ", ")
      throw SceneError("\(place(decoder.codingPath)): a step is an object with one of the keys \(names)")
    }
    self = try Self.read(name, from: object)
  }

  private static func read(_ name: String, from object: KeyedDecodingContainer<AnyKey>) throws -> SceneCommand
  {
    let key = AnyKey(name)
    let here = place(object.codingPath + [key])
    guard try !object.decodeNil(forKey: key) else { throw SceneError("\(here): null is not accepted") }
    switch name {
    case "resize":
      let n = try object.numbers(name, count: 2) ?? [0, 0]
      return .resize(CGSize(width: n[0], height: n[1]))
    case "scroll":
      let n = try object.numbers(name, count: 2) ?? [0, 0]
      return .scroll(CGPoint(x: n[0], y: n[1]))
    case "insert": return .insert(try places(object.decode([[WholeNumber]].self, forKey: key), at: here))
    case "delete": return .delete(try places(object.decode([[WholeNumber]].self, forKey: key), at: here))
    case "move":
      let pair = try places(object.decode([[WholeNumber]].self, forKey: key), at: here)
      guard pair.count == 2 else { throw SceneError("move: accepted are two places, [from, to]") }
      return .move(from: pair[0], to: pair[1])
    case "reloadItems":
      return .reloadItems(try places(object.decode([[WholeNumber]].self, forKey: key), at: here))
    case "moveSection":
      let pair = try object.decode([WholeNumber].self, forKey: key).map(\.value)
      guard pair.count == 2 else { throw SceneError("moveSection: accepted are two sections, [from, to]") }
      return .moveSection(from: pair[0], to: pair[1])
    case "reloadSections":
      return .reloadSections(try object.decode([WholeNumber].self, forKey: key).map(\.value))
    case "insertSections":
      return .insertSections(try object.decode([WholeNumber].self, forKey: key).map(\.value))
    case "deleteSections":
      return .deleteSections(try object.decode([WholeNumber].self, forKey: key).map(\.value))
    case "insets": return .setInsets(try object.insets(name) ?? .zero)
    case "safeArea": return .setSafeArea(try object.insets(name) ?? .zero)
    case "scale": return .setScale(CGFloat(try object.decode(Double.self, forKey: key)))
    case "direction": return .setDirection(try object.direction(name) ?? .leftToRight)
    case "set":
      let values = try object.decode([String: PropertyValue].self, forKey: key)
      guard values.count == 1, let (property, value) = values.first else {
        throw SceneError("\(here): accepted is an object with one property")
      }
      return .set(property, value)
    case "device": return .device(try object.decode(String.self, forKey: key))
    default:
      guard try object.decode(Bool.self, forKey: key) else { throw SceneError("\(here): accepted is true") }
      return name == "rotate" ? .rotate : name == "reload" ? .reload : .invalidate
    }
  }

  private static func places(_ pairs: [[WholeNumber]], at here: String) throws -> [ItemPlace] {
    try pairs.map { pair in
      guard pair.count == 2 else { throw SceneError("\(here): a place is [section, item]") }
      return ItemPlace(pair[0].value, pair[1].value)
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: AnyKey.self)
    switch self {
    case .resize(let size): try object.encode(size, "resize")
    case .scroll(let offset): try object.encode([Double(offset.x), Double(offset.y)], forKey: "scroll")
    case .rotate: try object.encode(true, forKey: "rotate")
    case .insert(let places): try object.encode(places.map { [$0.section, $0.item] }, forKey: "insert")
    case .delete(let places): try object.encode(places.map { [$0.section, $0.item] }, forKey: "delete")
    case .move(let from, let to):
      try object.encode([from, to].map { [$0.section, $0.item] }, forKey: "move")
    case .reloadItems(let places):
      try object.encode(places.map { [$0.section, $0.item] }, forKey: "reloadItems")
    case .moveSection(let from, let to): try object.encode([from, to], forKey: "moveSection")
    case .reloadSections(let indexes): try object.encode(indexes, forKey: "reloadSections")
    case .insertSections(let indexes): try object.encode(indexes, forKey: "insertSections")
    case .deleteSections(let indexes): try object.encode(indexes, forKey: "deleteSections")
    case .setInsets(let insets): try object.encode(insets, "insets")
    case .setSafeArea(let insets): try object.encode(insets, "safeArea")
    case .setScale(let scale): try object.encode(Double(scale), forKey: "scale")
    case .setDirection(let direction): try object.encode(direction, "direction")
    case .set(let name, let value): try object.encode([name: value], forKey: "set")
    case .device(let name): try object.encode(name, forKey: "device")
    case .reload: try object.encode(true, forKey: "reload")
    case .invalidate: try object.encode(true, forKey: "invalidate")
    }
  }
}
