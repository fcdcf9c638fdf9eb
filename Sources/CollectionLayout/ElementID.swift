import Foundation

/// What kind of view an element is.
public enum ElementCategory: UInt, Hashable, Sendable, Codable {
  /// A cell, which shows an item.
  case cell
  /// A header, a footer, a badge: a view that belongs to data but is no item.
  case supplementaryView
  /// A view that belongs to the layout alone.
  case decorationView
}

/// Names one element of a collection view: its category, its kind and its place.
public struct ElementID: Hashable, Sendable, Codable {
  /// Cell, supplementary or decoration view.
  public var category: ElementCategory
  /// UIKit's kind string; `nil` for cells.
  public var kind: String?
  /// The section.
  public var section: Int
  /// The item, or the ordinal of a supplementary or decoration view.
  public var item: Int

  /// Names an element.
  public init(_ category: ElementCategory, kind: String? = nil, section: Int, item: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// Names the cell of an item.
  public static func cell(_ section: Int, _ item: Int) -> ElementID {
    ElementID(.cell, section: section, item: item)
  }

  /// The kind as people call it: `header`, `footer`, or the kind itself.
  public var kindName: String? {
    switch kind {
    case CollectionView.elementKindSectionHeader: "header"
    case CollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }

  /// The name that every output uses: `0·4`, `header 0`, `badge 0·4`.
  public var name: String { name(separator: "·") }

  /// The name with another sign between section and item, for terminals without `·`.
  public func name(separator: String) -> String {
    let place = "\(section)\(separator)\(item)"
    guard let kindName else { return place }
    let isSectionWide = item == 0 && (kindName == "header" || kindName == "footer")
    return "\(kindName) \(isSectionWide ? String(section) : place)"
  }
}
