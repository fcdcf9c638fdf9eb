import CollectionLayout
import Foundation
import LayoutScene
import Testing

@testable import LayoutGallery

/// What the grown grid answers to rectangles: exactly what meets them, and nothing made for the rest.
@MainActor
@Suite struct SectionsGridQueryTests {
  @Test func anyRectangleIsAnsweredAsByLookingAtAll() throws {
    let stage = try makeStage("sections-grid", 375, 667, [9, 0, 1, 40, 4], scale: 2)
    let size = stage.observe().contentSize
    let all = stage.ask(in: CGRect(origin: .zero, size: size)).elements
    // 54 cells, and a backdrop, a header and a footer for each of five sections.
    #expect(all.count == 69)
    var random = SplitMix(seed: 20)
    for _ in 0..<300 {
      let rect = CGRect(
        x: CGFloat.random(in: -100...400, using: &random).rounded(),
        y: CGFloat.random(in: -100...(size.height + 100), using: &random).rounded(),
        width: CGFloat.random(in: 0...500, using: &random).rounded(),
        height: CGFloat.random(in: 0...900, using: &random).rounded())
      let expected = all.filter { $0.frame.meets(rect) }.map(line)
      #expect(stage.ask(in: rect).elements.map(line) == expected, "in \(rect.brief)")
    }
  }

  /// Rows begin at 28 and are 120 high: a rectangle that ends or begins on an edge only touches.
  @Test func touchingIsNotMeeting() throws {
    let stage = try makeStage("sections-grid", 320, 480, [8])
    let first = stage.ask(in: CGRect(x: 0, y: 28, width: 80, height: 120)).elements.map(line)
    #expect(first == ["backdrop 0·0: 0, 0, 320 × 284", "0·0: 0, 28, 80 × 120"])
    let second = stage.ask(in: CGRect(x: 80, y: 148, width: 80, height: 120)).elements.map(line)
    #expect(second == ["backdrop 0·0: 0, 0, 320 × 284", "0·5: 80, 148, 80 × 120"])
  }

  @Test func aQueryMakesOnlyWhatMeets() throws {
    let layout = CountingGrid()
    var scene = Scene()
    scene.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    scene.sections = Array(repeating: SceneSection(items: 1000), count: 100)
    let stage = try LocalStage(scene: scene, layout: layout)
    layout.made = 0
    // Section 50 begins at 50·(28 + 250·120 + 16) = 1,502,200; its rows at 1,502,228.
    let answer = stage.ask(in: CGRect(x: 0, y: 1_502_228, width: 320, height: 240))
    #expect(
      answer.elements.map(\.id.name) == [
        "backdrop 50·0", "50·0", "50·1", "50·2", "50·3", "50·4", "50·5", "50·6", "50·7",
      ])
    #expect(layout.made == 8)
    #expect(stage.element(.cell(99, 999)).map(line) == "99·999: 240, 3004264, 80 × 120")
  }
}

/// The grid that counts the cells it makes.
private final class CountingGrid: SectionsGridLayout {
  var made = 0

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    made += 1
    return super.layoutAttributesForItem(at: indexPath)
  }
}
