import CollectionLayout
import Foundation

extension Scene: Codable {
  private static let keys = [
    "version", "subject", "bounds", "insets", "safeArea", "scale", "direction", "sections", "properties",
    "steps",
  ]

  /// Reads a scene; what is absent keeps its default, an unknown key is an error.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: AnyKey.self)
    try values.accept(only: Self.keys)
    let version = try values.decodeIfPresent(WholeNumber.self, forKey: "version")?.value ?? 1
    guard version == 1 else { throw SceneError("version \(version): accepted is 1") }
    subject = try values.decodeIfPresent(String.self, forKey: "subject")
    if let n = try values.numbers("bounds", count: 4) {
      bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    insets = try values.insets("insets") ?? insets
    safeArea = try values.insets("safeArea") ?? safeArea
    scale = try values.decodeIfPresent(Double.self, forKey: "scale").map { CGFloat($0) } ?? scale
    direction = try values.direction("direction") ?? direction
    sections = try values.decodeIfPresent([SceneSection].self, forKey: "sections") ?? sections
    properties = try values.decodeIfPresent([String: PropertyValue].self, forKey: "properties") ?? [:]
    steps = try values.decodeIfPresent([SceneCommand].self, forKey: "steps") ?? []
    try validate()
  }

  /// Checks what a file or an option can get wrong.
  ///
  /// - Throws: a `SceneError` that names the value and what is accepted.
  public func validate() throws(SceneError) {
    // The stored size: `width` and `height` of a rectangle are never negative.
    guard bounds.size.isLength, bounds.isFinite else {
      throw SceneError("bounds \(bounds.brief): accepted are finite sizes that are not negative")
    }
    try validateScale()
    guard sections.count <= Self.maximumSections, !sections.contains(where: { $0.items > Self.maximumItems }),
      itemCount <= Self.maximumItems
    else { throw .tooLarge("sections \(countsText)") }
    if let index = sections.firstIndex(where: { $0.items < 0 }) {
      throw SceneError("sections[\(index)].items \(sections[index].items): accepted are numbers from 0")
    }
  }

  func validateScale() throws(SceneError) {
    guard scale > 0, scale.isFinite else {
      throw SceneError("scale \(scale.brief): accepted are finite numbers above 0")
    }
  }

  /// Writes the scene; what is empty is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: AnyKey.self)
    try values.encode(1, forKey: "version")
    try values.encodeIfPresent(subject, forKey: "subject")
    try values.encode(bounds.numbers, forKey: "bounds")
    try values.encode(insets, "insets")
    try values.encode(safeArea, "safeArea")
    try values.encode(Double(scale), forKey: "scale")
    try values.encode(direction, "direction")
    try values.encode(sections, forKey: "sections")
    if !properties.isEmpty { try values.encode(properties, forKey: "properties") }
    if !steps.isEmpty { try values.encode(steps, forKey: "steps") }
  }
}

extension SceneSection: Codable {
  /// Reads a section; an unknown key is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    try values.accept(only: ["items", "itemSizes", "header", "footer", "preferredSizes"])
    self.init(
      items: try values.decode(WholeNumber.self, forKey: "items").value,
      itemSizes: try values.decodeIfPresent(ItemSizes.self, forKey: "itemSizes") ?? .layoutDefault,
      header: try values.length("header"), footer: try values.length("footer"),
      preferredSizes: try values.decodeIfPresent(ItemSizes.self, forKey: "preferredSizes"))
  }

  /// Writes the section; what the layout decides is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: AnyKey.self)
    try values.encode(items, forKey: "items")
    if itemSizes != .layoutDefault { try values.encode(itemSizes, forKey: "itemSizes") }
    if header != nil { try values.encode(header, "header") }
    if footer != nil { try values.encode(footer, "footer") }
    if preferredSizes != nil { try values.encode(preferredSizes, forKey: "preferredSizes") }
  }
}

extension ItemSizes: Codable {
  /// Reads `{"seed": 7}` or a list of sizes.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      try object.accept(only: ["seed"])
      self = .seeded(try object.decode(WholeNumber.self, forKey: "seed").value)
      return
    }
    let pairs = try decoder.singleValueContainer().decode([[Double]].self)
    let sizes = pairs.filter { $0.count == 2 }.map { CGSize(width: $0[0], height: $0[1]) }
    guard sizes.count == pairs.count, sizes.allSatisfy(\.isLength) else {
      throw SceneError("\(place(decoder.codingPath)): a size is [width, height], finite and not negative")
    }
    self = .list(sizes)
  }

  /// Writes what `init(from:)` reads; the layout's own size is null.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .layoutDefault:
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    case .seeded(let seed):
      var object = encoder.container(keyedBy: AnyKey.self)
      try object.encode(seed, forKey: "seed")
    case .list(let sizes):
      var value = encoder.singleValueContainer()
      try value.encode(sizes.map { [Double($0.width), Double($0.height)] })
    }
  }
}
