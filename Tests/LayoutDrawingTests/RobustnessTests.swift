import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

@Suite struct RobustnessTests {
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -100, 0, .leastNonzeroMagnitude, 20,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: [
    Zoom.fitBounds, .fitContent, .pointsPerColumn(8), .pointsPerColumn(0), .pointsPerColumn(.nan),
  ])
  func framesThatAreNoFramesDoNoHarm(_ zoom: Zoom) {
    var elements: [Element] = []
    for x in Self.odd {
      for width in Self.odd {
        elements.append(cell(elements.count, x, width, width, x))
        elements.append(cell(elements.count, x, 10, width, 50))
      }
    }
    let picture = LayoutPicture(
      observation(320, 480, elements + twoSectionGrid(CGSize(width: 320, height: 480), 4, 8)),
      options: ViewOptions(zoom: zoom))
    let lines = picture.text(60, 20).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 20)
  }

  @Test func framesWithoutNumbersAreCounted() {
    let elements = [cell(0, 0, 0, 100, 100), cell(1, .nan, 0, 10, 10), cell(2, -.infinity, 0, .infinity, 10)]
    var canvas = Canvas(size: CanvasSize(columns: 60, rows: 20))
    let drawn = LayoutPicture(observation(320, 480, elements)).draw(on: &canvas, in: canvas.bounds)
    #expect(drawn.elementsWithoutPlace == 2)
  }

  @Test func anInfiniteFrameIsDrawnAsFarAsItGoes() {
    expect(
      bare([cell(0, 2, 1, .infinity, 3)], columns: 20, rows: 6),
      """

        ┌──────────────────
        │ 0·0 inf×3
        │
        └──────────────────
      """)
  }

  @Test(
    arguments: [
      Self.odd.map { CGRect(x: 0, y: 0, width: $0, height: 100) },
      Self.odd.map { CGRect(x: $0, y: $0, width: 50, height: 0) },
    ].joined()) func anyBoundsAndContentCanBeDrawn(_ rect: CGRect)
  {
    for zoom in [Zoom.fitBounds, .fitContent] {
      let guides: Guides = [.viewport, .contentEdge, .contentInset, .safeArea, .query]
      let picture = LayoutPicture(
        Observation(
          bounds: rect, contentSize: rect.size,
          adjustedInset: EdgeInsets(top: 900, left: .nan, bottom: 0, right: 0),
          elements: [cell(0, 0, 0, 100, 100)], queryRect: rect),
        options: ViewOptions(zoom: zoom, guides: guides))
      #expect(picture.text(30, 10).split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    }
  }

  @Test func anyAreaCanBeDrawnOn() {
    let picture = LayoutPicture(observation(320, 480, twoSectionGrid(CGSize(width: 320, height: 480), 5, 9)))
    for width in -1...8 {
      for height in -1...8 {
        var canvas = Canvas(size: CanvasSize(columns: 10, rows: 10))
        canvas.fill(canvas.bounds, with: "~")
        let area = CellRect(x: 1, y: 1, width: width, height: height)
        picture.draw(on: &canvas, in: area)
        for y in 0..<10 {
          for x in 0..<10 where !area.contains(x: x, y: y) {
            #expect(canvas[x, y].scalar == "~", "\(area) was left at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func aHundredThousandStackedElementsAreDrawnOnce() {
    let elements = twoSectionGrid(CGSize(width: 320, height: 480), 100_000, 8)
    let many = LayoutPicture(observation(320, 480, elements)).text(60, 26)
    #expect(many.contains("99999"), "\(many)")
  }
}
