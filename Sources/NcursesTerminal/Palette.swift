import CNcurses
import TerminalCanvas

/// Ncurses' cells for the canvas's styles.
@MainActor struct Palette {
  private let hasColor: Bool
  private let hasDefaultColors: Bool
  private var pairs: [ColorPair: Int32] = [:]
  private var templates: [Style: cchar_t] = [:]

  private struct ColorPair: Hashable {
    var foreground: Style.Color
    var background: Style.Color
  }

  /// Starts colour on the current screen, if it is wanted and the terminal has some.
  init(color: Bool) {
    hasColor = color && has_colors() && start_color() == OK
    hasDefaultColors = hasColor && use_default_colors() == OK
  }

  /// A blank in a style, whose character can be replaced.
  mutating func template(for style: Style) -> cchar_t {
    if let known = templates[style] { return known }
    let made = ncurses_cell(attributes(of: style), pair(for: style))
    templates[style] = made
    return made
  }

  private func attributes(of style: Style) -> UInt32 {
    var bits: UInt32 = 0
    if style.attributes.contains(.bold) { bits |= NCURSES_BOLD }
    if style.attributes.contains(.dim) { bits |= NCURSES_DIM }
    if style.attributes.contains(.reverse) { bits |= NCURSES_REVERSE }
    if style.attributes.contains(.underline) { bits |= NCURSES_UNDERLINE }
    return bits
  }

  /// The number of a pair of colours; 0, the terminal's own, when it has no more.
  ///
  /// The numbers are ours: ncurses' `alloc_pair` crashes on a terminal without colour.
  private mutating func pair(for style: Style) -> Int32 {
    let colors = ColorPair(foreground: style.foreground, background: style.background)
    guard hasColor, colors.foreground != .standard || colors.background != .standard else { return 0 }
    if let known = pairs[colors] { return known }
    let number = Int32(pairs.count + 1)
    let foreground = index(of: colors.foreground, standard: COLOR_WHITE)
    let background = index(of: colors.background, standard: COLOR_BLACK)
    guard number < ncurses_pair_limit(), init_pair(Int16(number), foreground, background) == OK else {
      return 0
    }
    pairs[colors] = number
    return number
  }

  /// The first eight colours mean the same with 8, 16 and 256 colours, and with direct colour too, where only
  /// larger numbers are taken as red, green and blue.
  private func index(of color: Style.Color, standard: Int32) -> Int16 {
    let index = Int16(color.rawValue) - 1
    return index < 0 && !hasDefaultColors ? Int16(standard) : index
  }
}
