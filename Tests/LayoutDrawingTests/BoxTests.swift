import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

/// Boxes at one column and one row a point.
@Suite struct BoxTests {
  @Test func boxesThatTouchShareTheirBorders() {
    let elements = [
      cell(0, 0, 0, 8, 3), cell(1, 8, 0, 8, 3), cell(2, 16, 0, 8, 6), cell(3, 0, 3, 12, 3),
      cell(4, 12, 3, 4, 3),
    ]
    expect(
      bare(elements, columns: 30, rows: 8),
      """
      ┌───────┬───────┬───────┐
      │0·0 8×3│0·1 8×3│       │
      │       │       │       │
      ├───────┴───┬───┤0·2 8×6│
      │ 0·3 12×3  │0·4│       │
      │           │   │       │
      └───────────┴───┴───────┘
      """)
  }

  @Test func boxesWithAGapDoNotShareABorder() {
    // Gaps of 1 and of 0.3 cells; rounding alone would put 16.7 and 17 on the same column.
    let elements = [
      cell(0, 0, 0, 8, 2), cell(1, 9, 0, 7.7, 2), cell(2, 17, 0, 8, 2), cell(3, 0, 2.3, 25, 2.7),
    ]
    expect(
      bare(elements, columns: 30, rows: 8),
      """
      ┌───────┐┌──────┐┌───────┐
      │0·0 8×2││ 0·1  ││0·2 8×2│
      └───────┘└──────┘└───────┘
      ┌────────────────────────┐
      │ 0·3 25×3               │
      └────────────────────────┘
      """)
  }

  @Test func theSelectionIsHeavy() {
    let elements = (0..<9).map { cell($0, CGFloat($0 % 3) * 6, CGFloat($0 / 3) * 2, 6, 2) }
    expect(
      bare(elements, columns: 30, rows: 8, selection: .cell(0, 4)),
      """
      ┌─────┬─────┬─────┐
      │ 0·0 │ 0·1 │ 0·2 │
      ├─────╆━━━━━╅─────┤
      │ 0·3 ┃ 0·4 ┃ 0·5 │
      ├─────╄━━━━━╃─────┤
      │ 0·6 │ 0·7 │ 0·8 │
      └─────┴─────┴─────┘
      """)
  }

  @Test func theSelectionIsSeenBehindOthers() {
    let elements = [cell(0, 0, 0, 12, 4), cell(1, 6, 2, 12, 4, z: 1)]
    expect(
      bare(elements, columns: 30, rows: 8, selection: .cell(0, 0)),
      """
      ┏━━━━━━━━━━━┓
      ┃ 0·0 12×4  ┃
      ┃     ┌─────╂─────┐
      ┃     │▒▒▒▒▒┃     │
      ┗━━━━━┿━━━━━┛     │
            │ 0·1 12×4  │
            └───────────┘
      """)
  }

  @Test func theNearerBoxHidesWhatIsBehindAndTheOverlapIsHatched() {
    // By zIndex, 0 lies over 1 although it was answered first.
    let elements = [cell(0, 6, 2, 14, 4, z: 1), cell(1, 0, 0, 12, 4)]
    expect(
      bare(elements, columns: 30, rows: 8),
      """
      ┌───────────┐
      │ 0·1 12×4  │
      │     ┌─────┴───────┐
      │     │▒▒▒▒▒▒       │
      └─────┤▒ 0·0 14×4   │
            │             │
            └─────────────┘
      """)
  }

  @Test func differentCategoriesMayOverlap() {
    let header = Element(
      ElementID(.supplementaryView, kind: CollectionView.elementKindSectionHeader, section: 0, item: 0),
      frame: CGRect(x: 4, y: 1, width: 18, height: 2), zIndex: 1)
    expect(
      bare([header, cell(0, 0, 0, 12, 4)], columns: 30, rows: 8),
      """
      ┌───────────┐
      │   ╔═══════╧═════════╗
      │0·0║ H header 0 18×2 ║
      │   ╚═══════╤═════════╝
      └───────────┘
      """)
  }

  @Test func anOverlapThinnerThanACellIsHatchedAndTouchingIsNot() {
    // 0 and 1 overlap by 0.3 points, 1 and 2 touch; both pairs share a column.
    let elements = [cell(0, 0, 0, 8.3, 4), cell(1, 8, 0, 8, 4), cell(2, 16, 0, 8, 4)]
    expect(
      bare(elements, columns: 30, rows: 8),
      """
      ┌───────┬───────┬───────┐
      │       ▒       │       │
      │0·0 8×4▒0·1 8×4│0·2 8×4│
      │       ▒       │       │
      └───────┴───────┴───────┘
      """)
  }

  @Test func anOverlapOfAThousandthIsNone() {
    let touching = bare([cell(0, 0, 0, 8, 4), cell(1, 8, 0, 8, 4)], columns: 30, rows: 8)
    let almost = bare([cell(0, 0, 0, 8.001, 4), cell(1, 8, 0, 8, 4)], columns: 30, rows: 8)
    expect(almost, touching)
  }

  @Test func oneOfManyStackedElementsShowsThatItCoversOthers() {
    expect(
      bare((0..<500).map { cell($0, 0, 0, 12, 4) }, columns: 30, rows: 8),
      """
      ┌───────────┐
      │▒▒▒▒▒▒▒▒▒▒▒│
      │▒0·499 12×4│
      │▒▒▒▒▒▒▒▒▒▒▒│
      └───────────┘
      """)
  }

  @Test func categoriesDifferByBorderAndMark() {
    func element(_ category: ElementCategory, _ kind: String, _ y: CGFloat, _ height: CGFloat) -> Element {
      Element(
        ElementID(category, kind: kind, section: 0, item: 0),
        frame: CGRect(x: 2, y: y, width: 24, height: height))
    }
    let elements = [
      element(.supplementaryView, CollectionView.elementKindSectionHeader, 1, 2),
      cell(0, 2, 3, 12, 2), cell(1, 14, 3, 12, 2),
      element(.supplementaryView, "badge", 6, 2),
      element(.supplementaryView, CollectionView.elementKindSectionFooter, 9, 2),
      Element(
        ElementID(.decorationView, kind: "card", section: 0, item: 0),
        frame: CGRect(x: 0, y: 0, width: 28, height: 13)),
    ]
    expect(
      bare(elements, columns: 32, rows: 15),
      """
      ┌┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐
      ┆ ╔═══════════════════════╗ ┆
      ┆ ║ H header 0 24×2       ║ ┆
      ┆ ╠═══════════╤═══════════╣ ┆
      ┆ │ 0·0 12×2  │ 0·1 12×2  │ ┆
      ┆ └───────────┴───────────┘ ┆
      ┆ ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ┆
      ┆ ╎ S badge 0·0 24×2      ╎ ┆
      ┆ └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘ ┆
      ┆ ╔═══════════════════════╗ ┆
      ┆ ║ F footer 0 24×2       ║ ┆
      ┆ ╚═══════════════════════╝ ┆
      ┆ D card 0·0 28×13          ┆
      └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
      """)
    expect(
      bare(elements, columns: 32, rows: 15, glyphs: .ascii),
      """
      +...........................+
      : +=======================+ :
      : | H header 0 24x2       | :
      : +===========+===========+ :
      : | 0.0 12x2  | 0.1 12x2  | :
      : +-----------+-----------+ :
      : +~~~~~~~~~~~~~~~~~~~~~~~+ :
      : : S badge 0.0 24x2      : :
      : +~~~~~~~~~~~~~~~~~~~~~~~+ :
      : +=======================+ :
      : | F footer 0 24x2       | :
      : +=======================+ :
      : D card 0.0 28x13          :
      +...........................+
      """)
  }

  @Test func hiddenElementsAreDottedAndTransparentOnesDim() {
    var hidden = cell(0, 0, 0, 10, 4)
    hidden.isHidden = true
    var covered = cell(1, 12, 0, 10, 4)
    covered.isHidden = true
    var faint = cell(3, 24, 0, 8, 4)
    faint.alpha = 0.5
    let elements = [hidden, covered, cell(2, 12, 0, 10, 4), faint]
    expect(
      bare(elements, columns: 36, rows: 8),
      """
      ┌┄┄┄┄┄┄┄┄┄┐ ┌─────────┐ ┌───────┐
      ┆         ┆ │         │ │       │
      ┆         ┆ │ 0·2 10×4│ │0·3 8×4│
      ┆         ┆ │         │ │       │
      └┄┄┄┄┄┄┄┄┄┘ └─────────┘ └───────┘
      """)
    var canvas = Canvas(size: CanvasSize(columns: 40, rows: 10))
    LayoutPicture(
      observation(100, 100, elements),
      options: ViewOptions(zoom: .pointsPerColumn(1), cellAspect: 1, guides: [])
    ).draw(on: &canvas, in: canvas.bounds)
    #expect(canvas[13, 3].style.attributes == [])
    #expect(canvas[25, 3].style.attributes == .dim)
  }

  @Test func beyondTheContentIsHatchedByTheNumbers() {
    func picture(_ elements: [Element]) -> String {
      let options = ViewOptions(zoom: .fitContent, cellAspect: 1, guides: .contentEdge)
      let observation = Observation(
        bounds: CGRect(x: 0, y: 0, width: 29, height: 9), contentSize: CGSize(width: 20, height: 5),
        elements: elements)
      return LayoutPicture(observation, options: options).text(32, 12)
    }
    // 0 ends with the content, 1 lies beyond by 4 points across and 2 down, 2 by less than a cell.
    expect(
      picture([cell(0, 0, 0, 8, 5), cell(1, 12, 1, 12, 6)]),
      """

       ┌───────┐           ╷
       │       │   ┌───────┴───┐
       │0·0 8×5│   │        ╱╱╱│
       │       │   │        ╱╱╱│
       │       │   │  0·1 12×6 │
       └───────┴╌╌╌┤        ╱╱╱│
                   │╱╱╱╱╱╱╱╱╱╱╱│
                   └───────────┘



      """)
    expect(
      picture([cell(2, 2, 1, 8, 4.4)]),
      """

                           ╷
         ┌───────┐         ╎
         │       │         ╎
         │0·2 8×4│         ╎
         │       │         ╎
       ╶╌┴╱╱╱╱╱╱╱┴╌╌╌╌╌╌╌╌╌┘





      """)
  }
}
