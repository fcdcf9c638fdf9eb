import CollectionLayout
import Testing

/// A faulty layout and what the checks say of it.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () -> CollectionViewLayout
  let expected: [String]
  let items: [Int]

  init(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> CollectionViewLayout, _ expected: [String],
    items: [Int] = [12, 7]
  ) {
    testDescription = name
    self.make = make
    self.expected = expected
    self.items = items
  }

  static let all = [
    FaultCase(
      "DeadPath", { Faulty.DeadPath() },
      [
        "invalid-index-path 0·0: item 0 does not exist: section 0 has 0 items; it is ignored"
      ]),
    FaultCase(
      "OldItems", { Faulty.OldItems() },
      [
        "dead-paths 0·11: item 11 does not exist: section 0 has 11 items; it is ignored"
      ]),
    FaultCase(
      "Twice", { Faulty.Twice() },
      [
        "duplicate-attributes 0·0: answered more than once for one rectangle; the frame 0, 30, 100 "
          + "× 40 is ignored"
      ]),
    FaultCase(
      "NotFinite", { Faulty.NotFinite() },
      [
        "non-finite-frame 1·2: asked for alone, the frame is 200, nan, 100 × 40"
      ]),
    FaultCase(
      "Negative", { Faulty.Negative() },
      [
        "negative-frame 1·1: the frame 200, 60, -100 × 40 has a negative size"
      ]),
    FaultCase(
      "Empty", { Faulty.Empty() },
      [
        "empty-frame 1·3: the frame 0, 100, 100 × 0 has no area in bounds of 300 × 200"
      ]),
    FaultCase(
      "StopsAtFirstMiss", { Faulty.StopsAtFirstMiss() },
      [
        "query-misses 1·24: the frame 0, 380, 100 × 40 is in -300, -200, 900 × 600, but not in the "
          + "answer for it"
      ]),
    FaultCase(
      "Disagrees", { Faulty.Disagrees() },
      [
        "query-disagrees 0·1: in the rectangle the z index is 3 but 0 when asked for alone"
      ]),
    FaultCase(
      "Unstable", { Faulty.Unstable() },
      [
        "query-disagrees 0·0: in the rectangle the alpha is 0.3333333333333333 but 1 when asked "
          + "for alone",
        "unstable-answer 0·0: at the first question the alpha is 0.3333333333333333 but 0.25 at "
          + "the second",
        "changed-without-invalidation 0·0: the answer changed though nothing was invalidated, so "
          + "the old one is used: alpha from 1 to 0.5",
      ]),
    FaultCase(
      "Shared", { Faulty.Shared() },
      [
        "duplicate-attributes 1·1: answered more than once for one rectangle; the frame 100, 60, "
          + "100 × 40 is ignored",
        "query-misses 1·0: the frame 0, 60, 100 × 40 is in -10000, -10000, 100000 × 100000, but "
          + "not in the answer for it",
        "shared-attributes 1·0: when it was answered it is 1·0 but 1·1 after later questions",
      ]),
    FaultCase(
      "NoHeaderAlone", { Faulty.NoHeaderAlone() },
      [
        "missing-attributes header 1: the view was shown before the update, its section still "
          + "exists, but the layout answered nil for it and did not name it in "
          + "indexPathsToDeleteForSupplementaryView(ofKind:)",
        "missing-supplementary header 0: answered for a rectangle, but nil when asked for alone",
      ]),
    FaultCase(
      "NeverInvalidated", { Faulty.NeverInvalidated() },
      [
        "never-invalidated 1·0: the size 200 × 300 does not invalidate the layout: the frame stays "
          + "0, 60, 100 × 40, in a fresh layout it is 0, 60, 66.5 × 40"
      ]),
    FaultCase(
      "Stale", { Faulty.Stale() },
      [
        "stale-after-resize 1·0: after a resize to 200 × 300 the frame is 0, 60, 100 × 40, in a "
          + "fresh layout of that size 0, 60, 66.5 × 40"
      ]),
    FaultCase(
      "AlwaysInvalidated", { Faulty.AlwaysInvalidated() },
      [
        "always-invalidated layout: invalidated at each of 11 scroll steps, though nothing changed"
      ]),
    FaultCase(
      "OffGrid", { Faulty.OffGrid() },
      [
        "off-pixel-grid 1·0: the right edge 99.33333333333333 is 198.66666666666666 pixels at 2× "
          + "in bounds of 298 × 200"
      ]),
    FaultCase(
      "HeaderOverCells", { Faulty.HeaderOverCells() },
      [
        "header-over-cells header 1: lies over 1·0: the frames are 0, 30, 300 × 45 and 0, 60, 100 "
          + "× 40"
      ]),
    FaultCase(
      "Tie", { Faulty.Tie() },
      [
        "z-order badge 1·0: overlaps 1·0 at the same z index 0: the frames are 5, 65, 10 × 10 and "
          + "0, 60, 100 × 40"
      ]),
    FaultCase(
      "TargetOutOfReach", { Faulty.TargetOutOfReach() },
      [
        "scroll-target layout: for 0, 0 at the velocity 0, 0 the target is 0, -50; the content "
          + "rests from 0, 0 to 0, 0"
      ]),
    FaultCase(
      "HalfMirrored", { Faulty.HalfMirrored() },
      [
        "overlap 1·2: covers 1·0 by 100 × 40: the frames are 0, 60, 100 × 40 and 0, 60, 100 × 40",
        "right-to-left 1·0: from right to left the frame is 0, 60, 100 × 40, the mirror image of "
          + "0, 60, 100 × 40 is 200, 60, 100 × 40",
      ]),
    FaultCase(
      "AllAnswered", { Faulty.AllAnswered() },
      [
        "query-cost layout: one screen takes 1000 attributes with 1,000 items and 100000 with "
          + "100,000, of which 15 are in sight"
      ]),
    FaultCase(
      "LossyCopies", { Faulty.LossyCopies() },
      [
        "attributes-copy 1·0: a copy of the attributes loses corner"
      ]),
    FaultCase(
      "Missing", { Faulty.Missing() },
      [
        "missing-attributes 1·2: layoutAttributesForItem(at:) answered nil for an item that exists"
      ]),
    FaultCase(
      "WanderingPins", { Faulty.WanderingPins() },
      [
        "overlap header 1: covers header 0 by 300 × 30: the frames are 0, 200, 300 × 30 and 0, "
          + "200, 300 × 30",
        "pins-leave-section header 0: at the offset 0, 5.5 the frame is 0, 5.5, 300 × 30; the "
          + "section's begins at 0 and the next one's header at 30",
      ], items: [12, 12, 12]),
    FaultCase(
      "TooHigh", { Faulty.TooHigh() },
      [
        "item-too-large 0·0: 500 points high in a room of 200"
      ], items: [12]),
    FaultCase(
      "EarlyWrap", { Faulty.EarlyWrap() },
      [
        "early-wrap 0·2: the first row has 2 items in a width of 288.3333333333333, but 3 in 288"
      ]),
  ]
}
