import CollectionLayout
import Foundation
import LayoutChecks
import LayoutScene
import Testing

/// Which elements cover which.
@Suite struct OverlapTests {
  private func overlaps(_ elements: [Element]) -> [String] {
    Overlap.findings(in: elements, contentSize: CGSize(width: 1000, height: 1000)).map {
      "\($0.element?.name ?? "layout"): \($0.detail)"
    }
  }

  @Test func aCoveringElementIsToldWithTheNumbers() {
    #expect(
      overlaps([cell(0, [0, 0, 80, 120]), cell(1, [60, 20, 80, 50])]) == [
        "0·1: covers 0·0 by 20 × 50: the frames are 60, 20, 80 × 50 and 0, 0, 80 × 120"
      ])
  }

  @Test(
    arguments: [
      ([80, 0, 80, 120], 0), ([0, 120, 80, 120], 0), ([-80, 0, 80, 120], 0), ([80, 120, 80, 120], 0),
      // Rounding up to a thousandth of a point is forgiven, in either direction; a hundredth is not.
      ([79.9995, 0, 80, 120], 0), ([0, 119.9995, 80, 120], 0), ([79.99, 0, 80, 120], 1),
      ([0, 119.99, 80, 120], 1), ([79.99, 119.9995, 80, 120], 0), ([79.99, 119.99, 80, 120], 1),
      ([10, 10, 0, 20], 0), ([10, 10, 20, 0], 0), ([-10, -10, 200, 200], 1), ([10, 10, 2, 2], 1),
    ] as [([CGFloat], Int)])
  func touchingIsNone(frame: [CGFloat], count: Int) {
    #expect(overlaps([cell(0, [0, 0, 80, 120]), cell(1, frame)]).count == count, "\(frame)")
  }

  @Test func oneFindingForEachCoveringElementNamesTheLowest() {
    let stack = (0..<4).map { cell($0, [CGFloat($0) * 10, 0, 100, 100]) }
    #expect(
      Overlap.findings(in: stack, contentSize: .zero).map(\.detail).map { $0.prefix(10) } == [
        "covers 0·0", "covers 0·0", "covers 0·0",
      ])
    #expect(Overlap.findings(in: stack, contentSize: .zero).map(\.element?.name) == ["0·1", "0·2", "0·3"])
  }

  @Test func theOrderOfPaintingDecidesWhoCovers() {
    let raised = [cell(0, [0, 0, 80, 80], z: 1), cell(1, [40, 0, 80, 80])]
    #expect(overlaps(raised).map { $0.prefix(15) } == ["0·0: covers 0·1"])
    let sunk = [cell(0, [0, 0, 80, 80]), cell(1, [40, 0, 80, 80], z: -1)]
    #expect(overlaps(sunk).map { $0.prefix(15) } == ["0·0: covers 0·1"])
  }

  @Test func categoriesAreApart() {
    let frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    let header = ElementID(.supplementaryView, kind: "header", section: 0, item: 0)
    let badge = ElementID(.supplementaryView, kind: "badge", section: 0, item: 0)
    let backdrop = ElementID(.decorationView, kind: "backdrop", section: 0, item: 0)
    let apart = [
      Element(.cell(0, 0), frame: frame), Element(header, frame: frame), Element(backdrop, frame: frame),
    ]
    #expect(overlaps(apart) == [])
    #expect(
      overlaps(apart + [Element(badge, frame: frame)]).count == 1, "kinds of one category are not apart")
  }

  @Test func whatIsHiddenOrNotFiniteIsIgnored() {
    #expect(overlaps([cell(0, [0, 0, 80, 80]), cell(1, [0, 0, 80, 80], hidden: true)]) == [])
    #expect(overlaps([cell(0, [0, 0, 80, 80], hidden: true), cell(1, [0, 0, 80, 80])]) == [])
    #expect(
      overlaps([cell(0, [0, 0, 80, 80]), cell(1, [0, 0, .infinity, 80]), cell(2, [.nan, 0, 8, 8])]) == [])
  }

  @Test func aNegativeFrameIsReadFromItsOtherCorner() {
    #expect(overlaps([cell(0, [0, 0, 80, 80]), cell(1, [100, 100, -50, -50])]).count == 1)
    #expect(overlaps([cell(0, [0, 0, 80, 80]), cell(1, [80, 0, -80, -80])]).count == 0)
  }

  @Test func nothingAndOneElementAndTwins() {
    #expect(overlaps([]) == [])
    #expect(overlaps([cell(0, [0, 0, 80, 80])]) == [])
    #expect(overlaps(Array(repeating: cell(0, [0, 0, 80, 80]), count: 3)).count == 2)
  }

  /// Fast enough to be asked at every key: comparing each with each would take minutes.
  @Test func aLargeGridIsFinishedAndFree() {
    let grid = (0..<100_000).map { cell($0, [CGFloat($0 % 4) * 80, CGFloat($0 / 4) * 120, 80, 120]) }
    #expect(overlaps(grid) == [])
    #expect(
      overlaps(grid + [cell(100_000, [10, 24_010, 20, 20])]).map { $0.prefix(20) } == ["0·100000: covers 0·8"]
    )
  }

  @Test(arguments: 0..<20)
  func asByComparingEachWithEach(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let elements = (0..<120).map { index in
      cell(
        index,
        [
          CGFloat(Int.random(in: 0...300, using: &random)), CGFloat(Int.random(in: 0...300, using: &random)),
          CGFloat(Int.random(in: 0...40, using: &random)), CGFloat(Int.random(in: 0...40, using: &random)),
        ], z: Int.random(in: -1...1, using: &random), hidden: Int.random(in: 0..<10, using: &random) == 0)
    }
    let painted = elements.enumerated().filter { !$0.element.isHidden }
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    let expected = painted.indices.compactMap { index -> String? in
      let covered = painted[..<index].first { $0.frame.meets(painted[index].frame) }
      return covered.map { "\(painted[index].id.name): covers \($0.id.name) " }
    }
    let actual = overlaps(elements)
    #expect(actual.count == expected.count)
    for (finding, start) in zip(actual, expected) { #expect(finding.hasPrefix(start), "seed \(seed)") }
  }
}
