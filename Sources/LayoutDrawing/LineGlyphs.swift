/// The characters of lines and junctions.
enum LineGlyphs {
  /// The character for the half lines of a cell.
  static func scalar(for arms: Arms, in glyphs: GlyphSet) -> Unicode.Scalar {
    switch glyphs {
    case .unicode: boxDrawing(arms)
    case .ascii: plain(arms)
    }
  }

  /// Light and heavy lines by up, right, down, left as digits to base 3: none, light, heavy.
  private static let lightAndHeavy = Array(
    """
     ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳\
    ╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈\
    ╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋
    """.unicodeScalars)

  /// Light and double lines in the same order; Unicode has no line that changes from light to double, so
  /// there the whole line is double.
  private static let lightAndDouble = Array(
    """
     ╴═╷┐╕║╖╗╶─═┌┬╤╓╥╦═══╒╤╤╔╦╦\
    ╵┘╛│┤╡║╢╣└┴╧├┼╪╟╫╬╘╧╧╞╪╪╠╬╬\
    ║╜╝║╢╣║╢╣╙╨╩╟╫╬╟╫╬╚╩╩╠╬╬╠╬╬
    """.unicodeScalars)

  private static func boxDrawing(_ arms: Arms) -> Unicode.Scalar {
    if let pattern = pattern(arms, horizontal: ("┄", "╌"), vertical: ("┆", "╎")) { return pattern }
    let isHeavy = [arms.up, arms.right, arms.down, arms.left].contains(.heavy)
    let strong = isHeavy ? LineWeight.heavy : .double
    func digit(_ weight: LineWeight) -> Int { weight == .none ? 0 : weight == strong ? 2 : 1 }
    let index = ((digit(arms.up) * 3 + digit(arms.right)) * 3 + digit(arms.down)) * 3 + digit(arms.left)
    return (isHeavy ? lightAndHeavy : lightAndDouble)[index]
  }

  private static func plain(_ arms: Arms) -> Unicode.Scalar {
    if arms == .none { return " " }
    if let pattern = pattern(arms, horizontal: (".", "~"), vertical: (":", ":")) { return pattern }
    let strongest = max(arms.up, arms.right, arms.down, arms.left)
    if strongest == .heavy { return "#" }
    let isUpright = arms.up != .none || arms.down != .none
    let isLevel = arms.left != .none || arms.right != .none
    if isUpright && isLevel { return "+" }
    if isUpright { return "|" }
    return strongest == .double ? "=" : "-"
  }

  /// The character of a straight dotted or dashed line.
  private static func pattern(
    _ arms: Arms, horizontal: (Unicode.Scalar, Unicode.Scalar), vertical: (Unicode.Scalar, Unicode.Scalar)
  ) -> Unicode.Scalar? {
    switch (arms.up, arms.right, arms.down, arms.left) {
    case (.none, .dotted, .none, .dotted): horizontal.0
    case (.none, .dashed, .none, .dashed): horizontal.1
    case (.dotted, .none, .dotted, .none): vertical.0
    case (.dashed, .none, .dashed, .none): vertical.1
    default: nil
    }
  }
}
