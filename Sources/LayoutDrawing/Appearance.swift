import CollectionLayout
import LayoutScene
import TerminalCanvas

/// How an element is drawn; what its colour says, its border and its marks say too.
struct Appearance: Sendable {
  /// Its border.
  var weight: LineWeight
  /// Its colours.
  var style: Style
  /// Whose style a shared border takes: the greatest.
  var rank: UInt8

  /// The look of an element.
  init(_ element: Element, isFaulty: Bool, isOld: Bool, isSelected: Bool) {
    weight = Self.weight(of: element.id)
    style = Style(Self.color(of: element.id.category))
    rank = 1
    if element.isInvisible { weight = .dotted }
    if element.alpha < 1 || element.isInvisible || isOld {
      style.attributes.insert(.dim)
      rank = 0
    }
    if isFaulty {
      style = Style(.red, on: .standard, style.attributes)
      rank = 2
    }
    if isSelected {
      weight = .heavy
      style = Style(isFaulty ? .red : .magenta, on: .standard, .bold)
      rank = 3
    }
  }

  /// The look of the viewport's outline.
  static let viewport = Appearance(weight: .light, style: .plain, rank: 0)
  /// The look of the other lines that explain a drawing.
  static let guide = Appearance(weight: .dashed, style: Style(.standard, on: .standard, .dim), rank: 0)

  private init(weight: LineWeight, style: Style, rank: UInt8) {
    self.weight = weight
    self.style = style
    self.rank = rank
  }

  private static func weight(of id: ElementID) -> LineWeight {
    switch id.category {
    case .cell: .light
    case .supplementaryView: id.isHeaderOrFooter ? .double : .dashed
    case .decorationView: .dotted
    }
  }

  private static func color(of category: ElementCategory) -> Style.Color {
    switch category {
    case .cell: .standard
    case .supplementaryView: .cyan
    case .decorationView: .green
    }
  }
}

extension ElementID {
  var isHeaderOrFooter: Bool { kindName == "header" || kindName == "footer" }

  /// The letter that tells categories apart; cells have none.
  var mark: String? {
    switch category {
    case .cell: nil
    case .supplementaryView: kindName == "header" ? "H" : kindName == "footer" ? "F" : "S"
    case .decorationView: "D"
    }
  }
}

extension Element {
  /// Whether nothing of it would be seen.
  var isInvisible: Bool { isHidden || !(alpha >= 0.01) }
}
