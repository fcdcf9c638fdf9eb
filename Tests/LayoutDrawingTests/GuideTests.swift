import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

@Suite struct GuideTests {
  private func picture(_ guides: Guides, _ zoom: Zoom = .fitContent) -> String {
    let elements = (0..<4).map { cell($0, CGFloat($0 % 2) * 150 + 10, CGFloat($0 / 2) * 110 + 10, 140, 100) }
    let observation = Observation(
      bounds: CGRect(x: 0, y: -40, width: 310, height: 300), contentSize: CGSize(width: 310, height: 400),
      adjustedInset: EdgeInsets(top: 40, left: 0, bottom: 30, right: 0), elements: elements,
      queryRect: CGRect(x: 0, y: -40, width: 310, height: 360))
    let safeArea = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    return LayoutPicture(
      observation, options: ViewOptions(zoom: zoom, guides: guides, safeArea: safeArea)
    ).text(48, 24)
  }

  @Test func contentEdge() {
    expect(
      picture([.viewport, .contentEdge]),
      """
      ┌ viewport 310×300 ─────────────┐
      │                               │
      │                               │
      │╶┬────────────┬┬─────────────┬╴│
      │ │            ││             │ │
      │ │ 0·0 140×100││ 0·1 140×100 │ │
      │ │            ││             │ │
      │ │            ││             │ │
      │ └────────────┘└─────────────┘ │
      │ ┌────────────┐┌─────────────┐ │
      │ │            ││             │ │
      │ │ 0·2 140×100││ 0·3 140×100 │ │
      │ │            ││             │ │
      │ └────────────┘└─────────────┘ │
      │                               │
      │                               │
      └───────────────────────────────┘





       ╶╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╴

      """)
  }

  @Test func contentInset() {
    expect(
      picture([.viewport, .contentInset], .fitBounds),
      """
      ┌ viewport 310×300 ──────────────────────────┐
      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
      │                                            │
      │ ┌───────────────────┐┌───────────────────┐ │
      │ │                   ││                   │ │
      │ │                   ││                   │ │
      │ │ 0·0 140×100       ││ 0·1 140×100       │ │
      │ │                   ││                   │ │
      │ │                   ││                   │ │
      │ │                   ││                   │ │
      │ └───────────────────┘└───────────────────┘ │
      │ ┌───────────────────┐┌───────────────────┐ │
      │ │                   ││                   │ │
      │ │                   ││                   │ │
      │ │ 0·2 140×100       ││ 0·3 140×100       │ │
      │ │                   ││                   │ │
      │ │                   ││                   │ │
      │ └───────────────────┘└───────────────────┘ │
      │                                            │
      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
      └────────────────────────────────────────────┘
      """)
  }

  @Test func safeAreaAndQuery() {
    expect(
      picture([.viewport, .safeArea, .query]),
      """
      ┌ viewport 310×300 ─────────────┐
      │                               │
      │  ┌ safe area ╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐  │
      │ ┌╎───────────┐┌────────────╎┐ │
      │ │╎           ││            ╎│ │
      │ │╎0·0 140×100││ 0·1 140×100╎│ │
      │ │╎           ││            ╎│ │
      │ │╎           ││            ╎│ │
      │ └╎───────────┘└────────────╎┘ │
      │ ┌╎───────────┐┌────────────╎┐ │
      │ │╎           ││            ╎│ │
      │ │╎0·2 140×100││ 0·3 140×100╎│ │
      │ │╎           ││            ╎│ │
      │ └╎───────────┘└────────────╎┘ │
      │  └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘  │
      │                               │
      └───────────────────────────────┘
      ╎                               ╎
      ╎                               ╎
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘




      """)
  }

  @Test func nothing() {
    expect(
      picture([]),
      """



        ┌────────────┐┌─────────────┐
        │            ││             │
        │ 0·0 140×100││ 0·1 140×100 │
        │            ││             │
        │            ││             │
        └────────────┘└─────────────┘
        ┌────────────┐┌─────────────┐
        │            ││             │
        │ 0·2 140×100││ 0·3 140×100 │
        │            ││             │
        └────────────┘└─────────────┘










      """)
  }
}
