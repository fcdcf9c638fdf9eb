/// How a cell looks: two colours of the terminal's own palette and a few attributes.
///
/// Only the terminal's named colours are used, so that the person's theme decides what they look like on
/// a light or a dark background, and nothing is lost with 16 colours.
public struct Style: Hashable, Sendable {
  /// A colour of the terminal's palette; `standard` is the terminal's default.
  public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    case standard, black, red, green, yellow, blue, magenta, cyan, white
  }

  /// Attributes that a terminal without colour shows too.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt8
    /// Makes a set of attributes from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold, or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter than normal text, where the terminal can.
    public static let dim = Attributes(rawValue: 2)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 4)
    /// Underlined.
    public static let underline = Attributes(rawValue: 8)
  }

  /// The colour of the character.
  public var foreground: Color
  /// The colour behind the character.
  public var background: Color
  /// Bold, dim, reverse, underline.
  public var attributes: Attributes

  /// Makes a style; without arguments it is the terminal's normal text.
  public init(
    _ foreground: Color = .standard, on background: Color = .standard, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's normal text.
  public static let plain = Style()
}
