import CollectionLayout
import Foundation

/// A key of a JSON object, whatever its name.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// A whole number; read with a sentence of our own, as Foundation calls `1.5` no valid JSON here.
struct WholeNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    guard let value = Int(exactly: number) else {
      throw SceneError("\(place(decoder.codingPath)) \(CGFloat(number).brief): accepted are whole numbers")
    }
    self.value = value
  }
}

extension KeyedDecodingContainer where Key == AnyKey {
  /// Stops at a key that nobody reads, so that a misspelt one is not taken for its default.
  func accept(only known: [String]) throws {
    guard let unknown = allKeys.map(\.stringValue).sorted().first(where: { !known.contains($0) }) else {
      return
    }
    throw SceneError("\(place(unknown)): unknown key; accepted are \(known.joined(separator: ", "))")
  }

  /// Finite numbers in an array of a fixed length, or `nil` when the key is absent or null.
  func numbers(_ name: String, count: Int) throws -> [CGFloat]? {
    let numbers = try decodeIfPresent([Double].self, forKey: AnyKey(name))?.map { CGFloat($0) }
    guard let numbers else { return nil }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      throw SceneError("\(place(name)): accepted are \(count) finite numbers")
    }
    return numbers
  }

  /// A size that is not negative.
  func length(_ name: String) throws -> CGSize? {
    guard let size = try numbers(name, count: 2).map({ CGSize(width: $0[0], height: $0[1]) }) else {
      return nil
    }
    guard size.isLength else { throw SceneError("\(place(name)): accepted are sizes that are not negative") }
    return size
  }

  func insets(_ name: String) throws -> EdgeInsets? {
    try numbers(name, count: 4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  func direction(_ name: String) throws -> LayoutDirection? {
    switch try decodeIfPresent(String.self, forKey: AnyKey(name)) {
    case nil: nil
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    case let other?: throw SceneError("\(place(name)) \"\(other)\": accepted are \"ltr\" and \"rtl\"")
    }
  }

  private func place(_ name: String) -> String { LayoutScene.place(codingPath + [AnyKey(name)]) }
}

/// Where something is in a scene file, as `sections[1].items`.
func place(_ path: [any CodingKey]) -> String {
  path.reduce("") { place, key in
    if let index = key.intValue { return place + "[\(index)]" }
    return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
  }
}

extension KeyedEncodingContainer where Key == AnyKey {
  mutating func encode(_ size: CGSize?, _ name: String) throws {
    try encode(size.map { [Double($0.width), Double($0.height)] }, forKey: AnyKey(name))
  }

  mutating func encode(_ insets: EdgeInsets, _ name: String) throws {
    try encode(insets.numbers, forKey: AnyKey(name))
  }

  mutating func encode(_ direction: LayoutDirection, _ name: String) throws {
    try encode(direction == .rightToLeft ? "rtl" : "ltr", forKey: AnyKey(name))
  }
}

extension EdgeInsets {
  /// Top, left, bottom, right.
  public var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }
}

extension CGRect {
  /// X, y, width, height.
  public var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}

extension PropertyValue: Codable {
  /// Reads a number, a size as two numbers, insets as four, a flag or a word.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let word = try? value.decode(String.self) {
      self = .choice(word)
    } else if let n = try? value.decode([Double].self), n.count == 2 {
      self = .size(CGSize(width: n[0], height: n[1]))
    } else if let n = try? value.decode([Double].self), n.count == 4 {
      self = .insets(EdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    } else {
      throw SceneError(
        "\(place(decoder.codingPath)): a property is a number, [width, height], [top, left, bottom, right], true, "
          + "false or a word")
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .size(let size): try value.encode([Double(size.width), Double(size.height)])
    case .insets(let insets): try value.encode(insets.numbers)
    case .flag(let flag): try value.encode(flag)
    case .choice(let word): try value.encode(word)
    }
  }
}
