/// How many cells text takes in a terminal.
public enum TextWidth {
  /// The cells that a string takes when it is written on a canvas.
  public static func width(of text: String) -> Int {
    printable(text).reduce(0) { $0 + width(of: $1) }
  }

  /// The cells that one scalar takes: 2 for East Asian wide characters and emoji, 0 for combining marks.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if joiningJamo.contains(where: { $0.contains(scalar.value) }) { return 0 }
    // Two regional indicators make a flag, and one half of it is one cell wide.
    if regionalIndicators.contains(scalar.value) { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The start of the text that fits into a number of cells, with `…` where something was cut.
  public static func truncate(_ text: String, to limit: Int) -> String {
    guard width(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var used = 0
    var kept = String.UnicodeScalarView()
    for scalar in printable(text) {
      let next = width(of: scalar)
      if used + next > limit - 1 { break }
      kept.append(scalar)
      used += next
    }
    return String(kept) + "…"
  }

  /// The scalars of the text with control characters replaced by `�`, so that no text can steer a terminal.
  static func printable(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// Vowels and final consonants of Hangul, drawn into the syllable before.
  private static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// Unicode's East Asian Wide and Fullwidth blocks (UAX #11), without emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DFF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
