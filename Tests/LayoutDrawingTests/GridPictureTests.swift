import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

/// The two-section grid at 320×480: cells of 80×120, section 0 at y 0, section 1 at y 240 and 360.
@Suite struct GridPictureTests {
  private let size = CGSize(width: 320, height: 480)
  private let faults = [
    Finding(rule: "overlap", element: .cell(0, 4), detail: "covers 0·0"),
    Finding(rule: "outside-content", element: .cell(1, 8), detail: "ends at 600"),
  ]

  @Test func fourAndEightItems() {
    // 38 columns inside the outline are one more than 37 = 320 · 0.115625, which is less than 24 rows allow.
    let picture = LayoutPicture(observation(320, 480, twoSectionGrid(size, 4, 8)), selection: .cell(1, 5))
    expect(
      picture.text(40, 31),
      """
      ┌ viewport 320×480 ────────────────────┐
      │┌────────┬─────────┬────────┬────────┐│
      ││        │         │        │        ││
      ││        │         │        │        ││
      ││ 0·0    │ 0·1     │ 0·2    │ 0·3    ││
      ││        │         │        │        ││
      ││        │         │        │        ││
      ││        │         │        │        ││
      │└────────┴─────────┴────────┴────────┘│
      │                                      │
      │                                      │
      │                                      │
      │                                      │
      │                                      │
      │                                      │
      │┌────────┬─────────┬────────┬────────┐│
      ││        │         │        │        ││
      ││        │         │        │        ││
      ││ 1·0    │ 1·1     │ 1·2    │ 1·3    ││
      ││        │         │        │        ││
      ││        │         │        │        ││
      ││        │         │        │        ││
      │├────────╆━━━━━━━━━╅────────┼────────┤│
      ││        ┃         ┃        │        ││
      ││        ┃         ┃        │        ││
      ││ 1·4    ┃ 1·5     ┃ 1·6    │ 1·7    ││
      ││        ┃         ┃        │        ││
      ││        ┃         ┃        │        ││
      ││        ┃         ┃        │        ││
      │└────────┺━━━━━━━━━┹────────┴────────┘│
      └──────────────────────────────────────┘
      """)
  }

  @Test func aFifthItemLiesOverTheFirst() {
    let picture = LayoutPicture(observation(320, 480, twoSectionGrid(size, 5, 8)), findings: faults)
    expect(
      picture.text(40, 14),
      """
      ┌ 320×480 ───────┐
      │┌───┬──┬───┬───┐│
      ││▒!4│ 1│0·2│0·3││
      ││▒▒▒│  │   │   ││
      │└───┴──┴───┴───┘│
      │                │
      │                │
      │┌───┬──┬───┬───┐│
      ││1·0│ 1│1·2│1·3││
      │├───┼──┼───┼───┤│
      ││1·4│ 5│1·6│1·7││
      ││   │  │   │   ││
      │└───┴──┴───┴───┘│
      └────────────────┘
      """)
  }

  @Test func theNinthItemIsShownBeyondTheContent() {
    let options = ViewOptions(zoom: .fitContent)
    let picture = LayoutPicture(
      observation(320, 480, twoSectionGrid(size, 4, 9)), findings: faults, options: options)
    expect(
      picture.text(40, 22),
      """
      ┌ viewport 320×480 ───┐
      │┌────┬────┬────┬────┐│
      ││    │    │    │    ││
      ││ 0·0│ 0·1│ 0·2│ 0·3││
      ││    │    │    │    ││
      │└────┴────┴────┴────┘│
      │                     │
      │                     │
      │                     │
      │┌────┬────┬────┬────┐│
      ││ 1·0│ 1·1│ 1·2│ 1·3││
      ││    │    │    │    ││
      │├────┼────┼────┼────┤│
      ││    │    │    │    ││
      ││ 1·4│ 1·5│ 1·6│ 1·7││
      ││    │    │    │    ││
      │├────┼────┴────┴────┘│
      └─────────────────────┘
       │╱!8╱│
       │╱╱╱╱│
       └────┘

      """)
  }

  @Test func whatIsScrolledOutOfTheBoundsIsCutOff() {
    var scrolled = observation(320, 480, twoSectionGrid(size, 5, 9))
    scrolled.bounds.origin.y = 180
    let picture = LayoutPicture(scrolled, findings: faults)
    expect(
      picture.text(40, 20),
      """
      ┌ viewport 320×480 ──────┐
      │                        │
      │                        │
      │┌─────┬────┬─────┬─────┐│
      ││     │    │     │     ││
      ││ 1·0 │ 1·1│ 1·2 │ 1·3 ││
      ││     │    │     │     ││
      │├─────┼────┼─────┼─────┤│
      ││     │    │     │     ││
      ││ 1·4 │ 1·5│ 1·6 │ 1·7 ││
      ││     │    │     │     ││
      ││     │    │     │     ││
      │├─────┼────┴─────┴─────┘│
      ││╱╱╱╱╱│                 │
      ││╱!1·8│                 │
      ││╱╱╱╱╱│                 │
      │└─────┘                 │
      │                        │
      │                        │
      └────────────────────────┘
      """)
  }

  @Test func oldFramesSaySo() {
    var old = observation(280, 480, twoSectionGrid(size, 4, 8))
    old.showsOldFrames = true
    let picture = LayoutPicture(old)
    expect(
      picture.text(40, 22),
      """
      ┌ viewport 280×480 ~ ───┐
      │┌─────┬──────┬─────┬───│
      ││     │      │     │   │
      ││ ~0·0│ ~0·1 │ ~0·2│ ~3│
      ││     │      │     │   │
      ││     │      │     │   │
      │└─────┴──────┴─────┴───│
      │                       │
      │                       │
      │                       │
      │                       │
      │┌─────┬──────┬─────┬───│
      ││     │      │     │   │
      ││ ~1·0│ ~1·1 │ ~1·2│ ~3│
      ││     │      │     │   │
      │├─────┼──────┼─────┼───│
      ││     │      │     │   │
      ││ ~1·4│ ~1·5 │ ~1·6│ ~7│
      ││     │      │     │   │
      ││     │      │     │   │
      │└─────┴──────┴─────┴───│
      └───────────────────────┘
      """)
  }

  @Test func withoutUnicode() {
    let options = ViewOptions(zoom: .fitContent, glyphs: .ascii)
    let picture = LayoutPicture(
      observation(320, 480, twoSectionGrid(size, 5, 9)), selection: .cell(1, 5), findings: faults,
      options: options)
    let text = picture.text(40, 24)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    expect(
      text,
      """
      + viewport 320x480 -----+
      |+-----+----+-----+----+|
      ||%%%%%|    |     |    ||
      ||%!0.4| 0.1| 0.2 | 0.3||
      ||%%%%%|    |     |    ||
      |+-----+----+-----+----+|
      |                       |
      |                       |
      |                       |
      |+-----+----+-----+----+|
      ||     |    |     |    ||
      || 1.0 | 1.1| 1.2 | 1.3||
      ||     |    |     |    ||
      ||     |    |     |    ||
      |+-----######-----+----+|
      ||     #    #     |    ||
      || 1.4 # 1.5# 1.6 | 1.7||
      ||     #    #     |    ||
      |+-----######-----+----+|
      +-----------------------+
       |/!1.8|
       |/////|
       +-----+

      """)
  }
}
