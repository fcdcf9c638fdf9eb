/// The characters that a drawing is made of.
public enum GlyphSet: Hashable, Sendable {
  /// Box drawing characters, for terminals that know Unicode.
  case unicode
  /// Only ASCII.
  case ascii

  /// Where elements of one category overlap.
  var overlap: Unicode.Scalar { self == .unicode ? "▒" : "%" }
  /// Where an element lies beyond the content.
  var outside: Unicode.Scalar { self == .unicode ? "╱" : "/" }
  /// A band that an inset takes.
  var band: Unicode.Scalar { self == .unicode ? "░" : ":" }
  /// A selected element that is too small for a box.
  var selected: Unicode.Scalar { self == .unicode ? "◆" : "#" }
  /// Between section and item in names.
  var separator: String { self == .unicode ? "·" : "." }
  /// Between width and height.
  var times: String { self == .unicode ? "×" : "x" }

  /// The character of an element that is too small for a box.
  func block(_ coverage: BlockCoverage) -> Unicode.Scalar {
    switch (self, coverage) {
    case (.unicode, .full): "█"
    case (.unicode, .upper): "▀"
    case (.unicode, .lower): "▄"
    case (.unicode, .left): "▌"
    case (.unicode, .right): "▐"
    case (.unicode, .speck): "·"
    case (.ascii, .full): "@"
    case (.ascii, .speck): "."
    case (.ascii, _): "o"
    }
  }

  /// The text in the characters of this set.
  func text(_ text: String) -> String {
    guard self == .ascii else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(scalar.isASCII ? scalar : "?") }
    return String(plain)
  }
}
