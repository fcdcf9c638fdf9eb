extension View {
  /// What a size from a superview changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The upper margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The lower margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Which direction a content has, whatever the surroundings say.
  public enum SemanticContentAttribute: Int, Hashable, Sendable {
    /// That of the surroundings.
    case unspecified
    /// That of a player: always from left to right.
    case playback
    /// That of the space around the user: always from left to right.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
  }

  /// How a content fills a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// It is stretched.
    case scaleToFill
    /// All of it is seen.
    case scaleAspectFit
    /// No room is left.
    case scaleAspectFill
    /// It is drawn anew.
    case redraw
    /// It is in the middle.
    case center
    /// It is at the top.
    case top
    /// It is at the bottom.
    case bottom
    /// It is at the left.
    case left
    /// It is at the right.
    case right
  }
}
