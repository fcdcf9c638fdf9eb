/// A key of the keyboard, or the character that it typed.
public enum Key: Hashable, Sendable {
  /// A character; with `ctrl` or `alt` it is the character of the key alone.
  case character(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown, insert, delete
  case backspace, tab, enter, escape
  /// F1 is 1.
  case function(Int)
}

/// The keys held down with a key or a mouse button.
///
/// Shift is reported where the terminal says so: an upper-case letter comes as that letter, without shift.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits, in the order that terminals send them.
  public let rawValue: UInt8
  /// Makes a set of modifiers from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, or Meta; Option on a Mac.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let ctrl = Modifiers(rawValue: 4)
}
