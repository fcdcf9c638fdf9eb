/// The name of a method, as Objective-C's `SEL`; nothing is called by name here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a selector from a name.
  public init(_ name: String) { description = name }

  /// Makes a selector from a name.
  public init(stringLiteral name: String) { description = name }
}
