import Foundation
import LayoutScene
import Testing

/// The sizes of items: the layout's, uneven ones from a seed, a list.
@Suite struct ItemSizesTests {
  @Test func theLayoutDecidesByDefault() { #expect(ItemSizes.layoutDefault.size(section: 0, item: 0) == nil) }

  /// Scenes in files and reports depend on these numbers: they must never change.
  @Test func aSeedGivesTheSameSizesForEver() {
    let sizes =
      (0..<4).map { ItemSizes.seeded(7).size(section: 0, item: $0) }
      + (0..<2).map { ItemSizes.seeded(7).size(section: 1, item: $0) }
    let expected: [CGSize?] = [
      CGSize(width: 72, height: 100), CGSize(width: 84, height: 34), CGSize(width: 40, height: 32),
      CGSize(width: 116, height: 50), CGSize(width: 120, height: 56), CGSize(width: 108, height: 94),
    ]
    #expect(sizes == expected)
    #expect(ItemSizes.seeded(-1).size(section: 3, item: 5) == CGSize(width: 48, height: 48))
  }

  @Test func sizesAreUnevenWithinBounds() {
    let sizes = (0..<2000).compactMap { ItemSizes.seeded(1).size(section: 0, item: $0) }
    #expect(sizes.count == 2000)
    #expect(sizes.map(\.width).min() == 40 && sizes.map(\.width).max() == 140)
    #expect(sizes.map(\.height).min() == 30 && sizes.map(\.height).max() == 100)
  }

  @Test func aListIsRepeated() {
    let sizes = ItemSizes.list([CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)])
    #expect((0..<5).map { sizes.size(section: 9, item: $0)?.width } == [1, 3, 1, 3, 1])
    #expect(ItemSizes.list([]).size(section: 0, item: 0) == nil)
  }
}
