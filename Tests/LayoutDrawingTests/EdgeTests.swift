import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

/// What touches in points touches in cells, and only that, at any scale and offset.
@Suite struct EdgeTests {
  /// A grid of boxes at least three cells long, each followed by no gap, a small one or one of several cells.
  private struct Track {
    var spans: [PointSpan] = []

    init(scale: CGFloat, start: CGFloat, _ random: inout SplitMix) {
      var edge = start
      for _ in 0..<6 {
        let length = CGFloat.random(in: 3...9, using: &random) / scale
        let end = edge + length
        spans.append(PointSpan(low: edge, high: end))
        let gaps = [
          0, CGFloat.random(in: 0.01...0.99, using: &random), CGFloat.random(in: 1...4, using: &random),
        ]
        edge = end + gaps[Int.random(in: 0..<3, using: &random)] / scale
      }
    }
  }

  @Test(arguments: 0..<200) func neighboursTouchInCellsIfAndOnlyIfTheyDoInPoints(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let scale = CGFloat.random(in: 0.02...2, using: &random)
    let axis = AxisProjection(
      origin: CGFloat.random(in: -500...500, using: &random), scale: scale,
      start: Int.random(in: 0...3, using: &random))
    let track = Track(scale: scale, start: axis.origin + CGFloat.random(in: 0...9, using: &random), &random)
    let map = EdgeMap(axis: axis, visible: 0..<120, spans: track.spans, minimum: 3)
    for (one, next) in zip(track.spans, track.spans.dropFirst()) {
      let (left, right) = (map.span(one), map.span(next))
      let gap = (next.low - one.high) * scale
      if next.low == one.high {
        #expect(left.high == right.low, "seed \(seed): touching at \(one.high) fell apart")
      } else {
        #expect(left.high < right.low, "seed \(seed): a gap of \(gap) cells at \(one.high) is not seen")
      }
      #expect(abs(CGFloat(left.high) - axis.position(one.high)) <= 1, "seed \(seed): moved too far")
      #expect(left.low < left.high, "seed \(seed): no box left of \(one)")
    }
  }

  @Test(arguments: 0..<50) func equalPartsOfAWidthTouch(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let width = CGFloat(Int.random(in: 200...1200, using: &random))
    let parts = Int.random(in: 2...9, using: &random)
    let axis = AxisProjection(origin: 0, scale: CGFloat.random(in: 0.03...0.3, using: &random), start: 1)
    // The end of a part and the start of the next are calculated in two ways, as layouts do.
    let part = width / CGFloat(parts)
    let spans = (0..<parts).map { PointSpan(low: CGFloat($0) * part, high: CGFloat($0) * part + part) }
    let map = EdgeMap(axis: axis, visible: 0..<200, spans: spans, minimum: 3)
    for (one, next) in zip(spans, spans.dropFirst()) {
      #expect(map.cell(one.high) == map.cell(next.low), "\(parts) parts of \(width) at \(axis.scale)")
    }
  }

  @Test func anEdgeOnTheHalfCellIsRoundedTheSameWayHoweverItWasCalculated() {
    let axis = AxisProjection(origin: 0, scale: 0.125, start: 0)
    #expect(axis.cell(100) == 13)
    #expect(axis.cell(100.0.nextDown) == 13)
    #expect(axis.cell(100.0.nextUp) == 13)
  }
}
