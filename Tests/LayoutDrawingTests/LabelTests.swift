import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

@Suite struct LabelTests {
  @Test func labelsShrinkWithTheBox() {
    let widths: [CGFloat] = [14, 12, 11, 6, 4, 3, 2, 1]
    var x: CGFloat = 0
    let elements = widths.map { width in
      defer { x += width }
      return Element(.cell(1, 5), frame: CGRect(x: x, y: 0, width: width, height: 213))
    }
    let lines = bare(elements, columns: 60, rows: 3).split(separator: "\n")
    let text = lines.prefix(3).joined(separator: "\n")
    expect(
      text,
      """
      ┌─────────────┬───────────┬──────────┬─────┬───┬──┬─┬┐
      │ 1·5 14×213  │ 1·5 12×213│1·5 11×213│ 1·5 │1·5│ 5│5││
      │             │           │          │     │   │  │ ││
      """)
  }

  @Test func aBoxWithoutARowInsideIsLabelledOnItsBorder() {
    let elements = (0..<3).map { cell($0, 0, CGFloat($0), 24, 1) }
    expect(
      bare(elements, columns: 30, rows: 6),
      """
      ┌─ 0·0 24×1 ────────────┐
      ├─ 0·1 24×1 ────────────┤
      ├─ 0·2 24×1 ────────────┤
      └───────────────────────┘
      """)
  }

  @Test func labelsAreNeverCutByWhatLiesInFront() {
    let elements = [
      cell(0, 0, 0, 20, 5), cell(1, 3, 1, 10, 3, z: 1), cell(2, 0, 7, 20, 3), cell(3, 2, 6, 16, 5, z: 1),
    ]
    expect(
      bare(elements, columns: 30, rows: 13),
      """
      ┌───────────────────┐
      │  ┌─────────┐      │
      │  │▒0·1 10×3│ 0·0  │
      │  │▒▒▒▒▒▒▒▒▒│      │
      │  └─────────┘      │
      └───────────────────┘
        ┌───────────────┐
      ┌─┤▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒├─┐
      │2│▒ 0·3 16×5 ▒▒▒▒│ │
      │ │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│ │
      └─┤▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒├─┘
        └───────────────┘
      """)
  }

  @Test func wideCharactersAreNeverCutInHalf() {
    let kinds = ["標題", "😀", "Überschrift", "е́"]
    let elements = kinds.enumerated().flatMap { row, kind in
      [20, 13, 9, 6].enumerated().map { column, width in
        Element(
          ElementID(.supplementaryView, kind: kind, section: 0, item: row),
          frame: CGRect(x: CGFloat(column * 22), y: CGFloat(row * 3), width: CGFloat(width), height: 2))
      }
    }
    let text = bare(elements, columns: 80, rows: 12)
    expect(
      text,
      """
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ┌╌╌╌╌╌╌╌╌╌╌╌╌┐        ┌╌╌╌╌╌╌╌╌┐            ┌╌╌╌╌╌┐
      ╎ S 標題 0·0 20×2   ╎ ╎ S 標題 0·0 ╎        ╎ S 0·0  ╎            ╎S 0·0╎
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘ └╌╌╌╌╌╌╌╌╌╌╌╌┘        └╌╌╌╌╌╌╌╌┘            └╌╌╌╌╌┘
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ┌╌╌╌╌╌╌╌╌╌╌╌╌┐        ┌╌╌╌╌╌╌╌╌┐            ┌╌╌╌╌╌┐
      ╎ S 😀 0·1 20×2     ╎ ╎ S 😀 0·1   ╎        ╎S 😀 0·1╎            ╎S 0·1╎
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘ └╌╌╌╌╌╌╌╌╌╌╌╌┘        └╌╌╌╌╌╌╌╌┘            └╌╌╌╌╌┘
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ┌╌╌╌╌╌╌╌╌╌╌╌╌┐        ┌╌╌╌╌╌╌╌╌┐            ┌╌╌╌╌╌┐
      ╎ S Überschrift 0·2 ╎ ╎ S 0·2      ╎        ╎ S 0·2  ╎            ╎S 0·2╎
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘ └╌╌╌╌╌╌╌╌╌╌╌╌┘        └╌╌╌╌╌╌╌╌┘            └╌╌╌╌╌┘
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ┌╌╌╌╌╌╌╌╌╌╌╌╌┐        ┌╌╌╌╌╌╌╌╌┐            ┌╌╌╌╌╌┐
      ╎ S е 0·3 20×2      ╎ ╎S е 0·3 13×2╎        ╎ S е 0·3╎            ╎S 0·3╎
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘ └╌╌╌╌╌╌╌╌╌╌╌╌┘        └╌╌╌╌╌╌╌╌┘            └╌╌╌╌╌┘
      """)
    let ascii = bare(elements, columns: 80, rows: 12, glyphs: .ascii)
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func controlCharactersInKindsDoNotReachTheCanvas() {
    let element = Element(
      ElementID(.supplementaryView, kind: "a\u{1B}[2Jb", section: 0, item: 0),
      frame: CGRect(x: 0, y: 0, width: 26, height: 2))
    expect(
      bare([element], columns: 30, rows: 4),
      """
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
      ╎ S a�[2Jb 0·0 26×2       ╎
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
      """)
  }

  @Test(arguments: [
    (
      Element(.cell(1, 5), frame: CGRect(x: 0, y: 0, width: 98.25, height: 213)), false, false,
      ["1·5 98×213", "1·5", "5"]
    ),
    (Element(.cell(0, 4), frame: .zero), true, true, ["!~0·4 0×0", "!~0·4", "!~4", "!~"]),
    (
      Element(ElementID(.supplementaryView, kind: "badge", section: 2, item: 3), frame: .zero), false, true,
      ["~S badge 2·3 0×0", "~S badge 2·3", "~S 2·3", "~S", "~"]
    ),
  ]) func variants(_ element: Element, _ isFaulty: Bool, _ isOld: Bool, _ expected: [String]) {
    let label = ElementLabel(element, isFaulty: isFaulty, isOld: isOld, glyphs: .unicode)
    #expect(label.variants == expected)
  }
}
