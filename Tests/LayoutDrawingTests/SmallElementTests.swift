import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

@Suite struct SmallElementTests {
  @Test func aFrameSmallerThanABoxBecomesABlockThenADot() {
    // From left to right: a box, three quarters, the upper and lower half, left and right half, a speck.
    let elements = [
      cell(0, 0, 0, 1, 1), cell(1, 3.6, 0.6, 0.8, 0.8), cell(2, 5.6, 0.6, 0.8, 0.3),
      cell(3, 7.6, 1.1, 0.8, 0.3),
      cell(4, 9.6, 0.6, 0.3, 0.8), cell(5, 12.1, 0.6, 0.3, 0.8), cell(6, 14, 1, 0.1, 0.1),
      cell(7, 16, 1, 0, 0),
    ]
    expect(
      bare(elements, columns: 30, rows: 8),
      """
      ┌┐
      └┘  █ ▀ ▄ ▌ ▐ · ·
      """)
    expect(
      bare(elements, columns: 30, rows: 8, glyphs: .ascii),
      """
      ++
      ++  @ o o o o . .
      """)
  }

  @Test func manyInOneCellAreCounted() {
    let elements = [1, 2, 3, 9, 10, 200].enumerated().flatMap { place, count in
      (0..<count).map { cell($0, CGFloat(place * 2), 1, 0.01, 0.01) }
    }
    expect(
      bare(elements, columns: 30, rows: 4),
      """

      · 2 3 9 * *
      """)
  }

  @Test func thinElementsAreRunsWithALabel() {
    let elements = [
      cell(0, 0, 0, 20, 0.8), cell(1, 0, 2, 20, 0.4), cell(2, 0, 4, 20, 0.01), cell(3, 24, 0, 0.6, 5),
    ]
    expect(
      bare(elements, columns: 30, rows: 8),
      """
      █ 0·0 20×1 █████████    █
                              █
      ▄ 0·1 20×0 ▄▄▄▄▄▄▄▄▄    █
                              █
      · 0·2 20×0 ·········    █
      """)
  }

  @Test func selectionAndFaultsShowOnSmallElements() {
    let elements = (0..<4).map { cell($0, CGFloat($0 * 2), 1, 0.4, 0.4) } + [cell(4, 4, 1, 0.4, 0.4)]
    let faults = [Finding(rule: "overlap", element: .cell(0, 4), detail: "")]
    expect(
      bare(elements, columns: 30, rows: 4, selection: .cell(0, 0), findings: faults),
      """

      ◆ · ! ·
      """)
  }

  @Test func aHundredThousandTinyElementsAreCounted() {
    let elements = (0..<100_000).map { cell($0, CGFloat($0 % 400), CGFloat($0 / 400), 0.5, 0.5) }
    let picture = LayoutPicture(observation(400, 250, elements), options: ViewOptions(guides: []))
    let lines = picture.text(40, 12).split(separator: "\n", omittingEmptySubsequences: false)
    // 250 points on 9 rows beside the first are 0.072 columns a point, so 400 points end in column 29, and
    // every cell stands for nearly 400 elements.
    #expect(lines[5] == " " + String(repeating: "*", count: 30), "\(lines.joined(separator: "\n"))")
  }
}
