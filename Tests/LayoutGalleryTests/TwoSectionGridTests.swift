import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// The frames of the two-section grid, from its rule: a cell is W/4 × H/4; section 0 is one row at y 0, section
/// 1 starts at H/2 and goes down by H/4 every four items.
@MainActor
@Suite struct TwoSectionGridTests {
  private func lines(_ width: CGFloat, _ height: CGFloat, _ items: [Int]) throws -> [String] {
    try makeStage("two-section-grid", width, height, items).ask(in: nil).elements.map(line)
  }

  @Test func frames() throws {
    #expect(
      try lines(320, 480, [4, 8]) == [
        "0·0: 0, 0, 80 × 120", "0·1: 80, 0, 80 × 120", "0·2: 160, 0, 80 × 120", "0·3: 240, 0, 80 × 120",
        "1·0: 0, 240, 80 × 120", "1·1: 80, 240, 80 × 120", "1·2: 160, 240, 80 × 120",
        "1·3: 240, 240, 80 × 120",
        "1·4: 0, 360, 80 × 120", "1·5: 80, 360, 80 × 120", "1·6: 160, 360, 80 × 120",
        "1·7: 240, 360, 80 × 120",
      ])
  }

  /// The last cell of each section, where a mistake in rows or columns shows first.
  @Test(
    arguments: [
      // 375/4 = 93.75, 667/4 = 166.75, 667/2 = 333.5.
      (375, 667, [4, 8], "0·3: 281.25, 0, 93.75 × 166.75", "1·7: 281.25, 500.25, 93.75 × 166.75"),
      // 393/4 = 98.25, 852/4 = 213.
      (393, 852, [1, 5], "0·0: 0, 0, 98.25 × 213", "1·4: 0, 639, 98.25 × 213"),
      // 101/4 = 25.25, 99/4 = 24.75, 99/2 = 49.5.
      (101, 99, [4, 1], "0·3: 75.75, 0, 25.25 × 24.75", "1·0: 0, 49.5, 25.25 × 24.75"),
      (1, 1, [4, 8], "0·3: 0.75, 0, 0.25 × 0.25", "1·7: 0.75, 0.75, 0.25 × 0.25"),
      (0, 480, [4, 8], "0·3: 0, 0, 0 × 120", "1·7: 0, 360, 0 × 120"),
      (320, 0, [4, 8], "0·3: 240, 0, 80 × 0", "1·7: 240, 0, 80 × 0"),
      (0, 0, [4, 8], "0·3: 0, 0, 0 × 0", "1·7: 0, 0, 0 × 0"),
      // A fifth item of section 0 lies over the first; a third row of section 1 falls out of the content.
      (320, 480, [5, 9], "0·4: 0, 0, 80 × 120", "1·8: 0, 480, 80 × 120"),
      (320, 480, [9, 12], "0·8: 0, 0, 80 × 120", "1·11: 240, 480, 80 × 120"),
      (320, 480, [12, 5], "0·11: 240, 0, 80 × 120", "1·4: 0, 360, 80 × 120"),
    ] as [(CGFloat, CGFloat, [Int], String, String)])
  func lastCells(width: CGFloat, height: CGFloat, items: [Int], first: String, second: String) throws {
    let stage = try makeStage("two-section-grid", width, height, items)
    let answer = stage.ask(in: nil).elements.map(line)
    #expect(answer.count == items[0] + items[1])
    #expect(answer[items[0] - 1] == first)
    #expect(answer.last == second)
    #expect(stage.observe().contentSize == CGSize(width: width, height: height))
    #expect(stage.observe().findings.isEmpty)
  }

  @Test func emptySections() throws {
    #expect(try lines(320, 480, [0, 0]).isEmpty)
    #expect(try lines(320, 480, []).isEmpty)
    #expect(try lines(320, 480, [0, 1]) == ["1·0: 0, 240, 80 × 120"])
    #expect(try lines(320, 480, [1, 0]) == ["0·0: 0, 0, 80 × 120"])
  }

  @Test func oneSectionAndThree() throws {
    #expect(try lines(320, 480, [1]) == ["0·0: 0, 0, 80 × 120"])
    #expect(
      try lines(320, 480, [1, 1, 4]) == ["0·0: 0, 0, 80 × 120", "1·0: 0, 240, 80 × 120"],
      "a third section has no place")
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1000, y: 1000, width: 10, height: 10), .zero,
  ])
  func answersEverythingWhateverTheRectangle(rect: CGRect) throws {
    #expect(try makeStage("two-section-grid", 320, 480, [4, 8]).ask(in: rect).elements.count == 12)
  }

  @Test func aResizeMovesEveryFrame() throws {
    let stage = try makeStage("two-section-grid", 320, 480, [4, 8])
    let seen = try stage.perform(.resize(CGSize(width: 393, height: 852)))
    #expect(seen.elements.last.map(line) == "1·7: 294.75, 639, 98.25 × 213")
    #expect(!seen.showsOldFrames)
  }
}
