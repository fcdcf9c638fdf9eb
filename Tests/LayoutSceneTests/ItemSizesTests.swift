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
      CGSize(width: 72, height: 72), CGSize(width: 96, height: 86), CGSize(width: 76, height: 62),
      CGSize(width: 88, height: 100), CGSize(width: 100, height: 54), CGSize(width: 116, height: 100),
    ]
    #expect(sizes == expected)
    #expect(ItemSizes.seeded(-1).size(section: 3, item: 5) == CGSize(width: 40, height: 44))
  }

  /// Neighbouring seeds and items once shared their numbers, one place apart.
  @Test func neighboursHaveNothingInCommon() {
    func sizes(_ seed: Int, _ section: Int, from item: Int) -> [CGSize?] {
      (item..<item + 20).map { ItemSizes.seeded(seed).size(section: section, item: $0) }
    }
    #expect(sizes(7, 0, from: 1) != sizes(8, 0, from: 0))
    #expect(sizes(7, 1, from: 0) != sizes(8, 0, from: 0))
    var (one, next) = (SplitMix(seed: 1), SplitMix(seed: 2))
    _ = one.next()
    #expect(one.next() != next.next())
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
