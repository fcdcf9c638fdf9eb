import CollectionLayout
import Foundation

/// The settings of every flow layout, under UIKit's names.
extension FlowLayout: AdjustableLayout {
  private static let directions: [(name: String, value: CollectionView.ScrollDirection)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]
  private static let references: [(name: String, value: SectionInsetReference)] = [
    ("fromContentInset", .fromContentInset), ("fromSafeArea", .fromSafeArea),
    ("fromLayoutMargins", .fromLayoutMargins),
  ]

  /// The settings with their present values.
  public var properties: [LayoutProperty] {
    [
      property(choice: "scrollDirection", Self.directions, scrollDirection),
      LayoutProperty("itemSize", .size, value: .size(itemSize)),
      property(spacing: "minimumLineSpacing", minimumLineSpacing),
      property(spacing: "minimumInteritemSpacing", minimumInteritemSpacing),
      LayoutProperty("sectionInset", .insets, value: .insets(sectionInset)),
      LayoutProperty("headerReferenceSize", .size, value: .size(headerReferenceSize)),
      LayoutProperty("footerReferenceSize", .size, value: .size(footerReferenceSize)),
      LayoutProperty(
        "sectionHeadersPinToVisibleBounds", .flag, value: .flag(sectionHeadersPinToVisibleBounds)),
      LayoutProperty(
        "sectionFootersPinToVisibleBounds", .flag, value: .flag(sectionFootersPinToVisibleBounds)),
      property(choice: "sectionInsetReference", Self.references, sectionInsetReference),
      LayoutProperty("estimatedItemSize", .size, value: .size(estimatedItemSize)),
    ]
  }

  /// Changes a setting, which invalidates the layout.
  public func setProperty(_ name: String, to value: PropertyValue) {
    switch (name, value) {
    case ("scrollDirection", .choice(let word)): choose(word, Self.directions) { scrollDirection = $0 }
    case ("itemSize", .size(let size)): itemSize = size
    case ("minimumLineSpacing", .number(let number)): minimumLineSpacing = number
    case ("minimumInteritemSpacing", .number(let number)): minimumInteritemSpacing = number
    case ("sectionInset", .insets(let insets)): sectionInset = insets
    case ("headerReferenceSize", .size(let size)): headerReferenceSize = size
    case ("footerReferenceSize", .size(let size)): footerReferenceSize = size
    case ("sectionHeadersPinToVisibleBounds", .flag(let flag)): sectionHeadersPinToVisibleBounds = flag
    case ("sectionFootersPinToVisibleBounds", .flag(let flag)): sectionFootersPinToVisibleBounds = flag
    case ("sectionInsetReference", .choice(let word)):
      choose(word, Self.references) { sectionInsetReference = $0 }
    case ("estimatedItemSize", .size(let size)): estimatedItemSize = size
    default: break
    }
  }

  /// Negative spacings are accepted, so that what comes of them can be seen.
  private func property(spacing name: String, _ value: CGFloat) -> LayoutProperty {
    LayoutProperty(name, .number(-10_000...10_000, step: 1), value: .number(value))
  }

  private func property<Value: Equatable>(
    choice name: String, _ choices: [(name: String, value: Value)], _ value: Value
  ) -> LayoutProperty {
    let word = choices.first { $0.value == value }?.name ?? ""
    return LayoutProperty(name, .choice(choices.map(\.name)), value: .choice(word))
  }

  private func choose<Value>(
    _ word: String, _ choices: [(name: String, value: Value)], _ use: (Value) -> Void
  ) {
    choices.first { $0.name == word }.map { use($0.value) }
  }
}
