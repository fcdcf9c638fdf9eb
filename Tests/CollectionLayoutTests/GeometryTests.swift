import CollectionLayout
import Foundation
import Testing

/// Rectangles and insets.
@Suite struct GeometryTests {
  private static let base = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 100), true), (base, true),
    (CGRect(x: 39, y: 59, width: 5, height: 5), true), (CGRect(x: 15, y: 25, width: 1, height: 1), true),
    // Touching is not meeting: right, below, left, above, at a corner.
    (CGRect(x: 40, y: 20, width: 5, height: 5), false), (CGRect(x: 10, y: 60, width: 5, height: 5), false),
    (CGRect(x: 5, y: 20, width: 5, height: 5), false), (CGRect(x: 10, y: 10, width: 5, height: 10), false),
    (CGRect(x: 40, y: 60, width: 5, height: 5), false),
    // What is empty meets nothing, even inside.
    (CGRect(x: 20, y: 30, width: 0, height: 5), false), (CGRect(x: 20, y: 30, width: 5, height: 0), false),
    (.zero, false),
    // A negative size goes the other way.
    (CGRect(x: 15, y: 25, width: -10, height: -10), true),
    (CGRect(x: 10, y: 20, width: -5, height: -5), false),
    (CGRect(x: CGFloat.nan, y: 20, width: 5, height: 5), false),
    (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity), true),
  ])
  func meets(other: CGRect, expected: Bool) {
    #expect(Self.base.meets(other) == expected, "\(other.brief)")
    #expect(other.meets(Self.base) == expected, "\(other.brief)")
  }

  @Test func insets() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Self.base.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(
      insets + EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    #expect(EdgeInsets() == .zero)
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test func finite() {
    #expect(Self.base.isFinite)
    for (index, bad) in [CGFloat.nan, .infinity, -.infinity, .nan].enumerated() {
      var numbers: [CGFloat] = [1, 2, 3, 4]
      numbers[index] = bad
      #expect(
        !CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).isFinite, "\(numbers)")
    }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (124, "124"), (98.25, "98.25"), (-1.5, "-1.5"),
      (100.0 / 3, "33.333333333333336"),
      (0.1, "0.1"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e14, "100000000000000"),
    ] as [(CGFloat, String)])
  func numbersAsText(number: CGFloat, text: String) { #expect(number.brief == text) }

  @Test func elementsHaveNames() {
    #expect(ElementID.cell(0, 4).name == "0·4")
    #expect(ElementID.cell(0, 4).name(separator: ".") == "0.4")
    func name(_ kind: String, _ item: Int) -> String {
      ElementID(.supplementaryView, kind: kind, section: 2, item: item).name
    }
    #expect(name(CollectionView.elementKindSectionHeader, 0) == "header 2")
    #expect(name(CollectionView.elementKindSectionFooter, 0) == "footer 2")
    #expect(name(CollectionView.elementKindSectionHeader, 1) == "header 2·1")
    #expect(name("badge", 0) == "badge 2·0")
    #expect(CollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(CollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test(arguments: [
    (IndexPath(item: 3, section: 1), [1, 3]), (IndexPath(index: 5), [5, -1]), (IndexPath(), [-1, -1]),
    (IndexPath(indexes: [1, 2, 3]), [1, 2]), (IndexPath(item: -4, section: -2), [-2, -4]),
  ])
  func indexPaths(path: IndexPath, expected: [Int]) {
    let numbers = [path.section, path.item]
    #expect(numbers == expected)
  }

  @Test func indexPathsChangeAndHaveAnOrder() {
    var path = IndexPath(item: 3, section: 1)
    path.item = 7
    path.section = 2
    let expected = IndexPath(item: 7, section: 2)
    #expect(path == expected)
    let isBefore = IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1)
    #expect(isBefore)
  }
}
