import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene
import Testing

/// The frames of the grown grid, from its rule: a section is a header of 28, rows of H/4, a footer of 16; column
/// edges are W·n/4 on whole pixels.
@MainActor
@Suite struct SectionsGridTests {
  private func lines(
    _ width: CGFloat, _ height: CGFloat, _ items: [Int], scale: CGFloat = 1
  ) throws -> [String] {
    try makeStage("sections-grid", width, height, items, scale: scale).ask(in: nil).elements.map(line)
  }

  @Test func frames() throws {
    // Section 0: 28 + 2·120 + 16 = 284. Section 1: 28 + 120 + 16 = 164, from 284 to 448.
    let expected = [
      "backdrop 0·0: 0, 0, 320 × 284", "header 0: 0, 0, 320 × 28", "footer 0: 0, 268, 320 × 16",
      "0·0: 0, 28, 80 × 120", "0·1: 80, 28, 80 × 120", "0·2: 160, 28, 80 × 120", "0·3: 240, 28, 80 × 120",
      "0·4: 0, 148, 80 × 120",
      "backdrop 1·0: 0, 284, 320 × 164", "header 1: 0, 284, 320 × 28", "footer 1: 0, 432, 320 × 16",
      "1·0: 0, 312, 80 × 120",
    ]
    #expect(try lines(320, 480, [5, 1]).sorted() == expected.sorted())
  }

  /// 375·n/4 is 93.75, 187.5, 281.25: at 1× 94, 188, 281; at 2× 94, 187.5, 281.5; at 3× 93⅔, 187⅔, 281⅓.
  @Test(
    arguments: [
      (1, [0, 94, 188, 281, 375]), (2, [0, 94, 187.5, 281.5, 375]),
      (3, [0, 281.0 / 3, 563.0 / 3, 844.0 / 3, 375]),
    ] as [(CGFloat, [CGFloat])])
  func columnEdgesLieOnPixels(scale: CGFloat, edges: [CGFloat]) throws {
    let stage = try makeStage("sections-grid", 375, 480, [4], scale: scale)
    let cells = stage.ask(in: nil).elements.filter { $0.id.category == .cell }
    #expect(cells.map(\.frame.minX) == Array(edges.dropLast()))
    for (cell, end) in zip(cells, edges.dropFirst()) {
      #expect(abs(cell.frame.maxX - end) < 1e-9, "\(cell.id.name) at \(scale)×: \(cell.frame.maxX) ≠ \(end)")
    }
  }

  @Test func emptySectionsKeepHeaderAndFooter() throws {
    let stage = try makeStage("sections-grid", 320, 480, [0, 1, 0])
    let names = stage.ask(in: nil).elements.filter { $0.id.section != 1 }.map(line)
    #expect(
      names == [
        "backdrop 0·0: 0, 0, 320 × 44", "header 0: 0, 0, 320 × 28", "footer 0: 0, 28, 320 × 16",
        "backdrop 2·0: 0, 208, 320 × 44", "header 2: 0, 208, 320 × 28", "footer 2: 0, 236, 320 × 16",
      ])
    #expect(stage.observe().contentSize == CGSize(width: 320, height: 252))
    #expect(try lines(320, 480, []).isEmpty)
  }

  @Test(
    arguments: [
      (375, 667, [4, 8]), (393, 852, [0, 1, 4]), (101, 99, [5, 8, 9]), (1, 1, [12]), (0, 480, [4, 8]),
      (320, 0, [4, 8]), (0, 0, [1]), (320, 480, []),
    ] as [(CGFloat, CGFloat, [Int])])
  func theContentEnclosesEverything(width: CGFloat, height: CGFloat, items: [Int]) throws {
    let stage = try makeStage("sections-grid", width, height, items, scale: 3)
    let seen = stage.observe()
    let content = CGRect(origin: .zero, size: seen.contentSize)
    #expect(seen.findings.isEmpty)
    for element in stage.ask(in: nil).elements {
      let frame = element.frame
      #expect(
        frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= content.maxX + 1e-9
          && frame.maxY <= content.maxY + 1e-9, "\(line(element)) in \(content.brief)")
    }
  }

  @Test func theBackdropLiesBehind() throws {
    let elements = try makeStage("sections-grid", 320, 480, [1]).ask(in: nil).elements
    #expect(elements.filter { $0.id.category == .decorationView }.map(\.zIndex) == [-1])
    #expect(elements.filter { $0.id.category != .decorationView }.allSatisfy { $0.zIndex == 0 })
  }

  @Test func settings() throws {
    let stage = try makeStage(
      "sections-grid", 300, 400, [4],
      properties: ["columns": .number(3), "headerHeight": .number(0), "footerHeight": .number(10)])
    #expect(
      stage.ask(in: nil).elements.map(line) == [
        "backdrop 0·0: 0, 0, 300 × 210", "footer 0: 0, 200, 300 × 10", "0·0: 0, 0, 100 × 100",
        "0·1: 100, 0, 100 × 100", "0·2: 200, 0, 100 × 100", "0·3: 0, 100, 100 × 100",
      ])
    let seen = try stage.perform(.set("columns", .number(2)))
    #expect(seen.elements.last.map(line) == "0·3: 150, 100, 150 × 100")
    #expect(throws: SceneError("property columns=0: accepted is a number from 1 to 100")) {
      try stage.perform(.set("columns", .number(0)))
    }
    #expect(throws: SceneError("property rows: accepted are columns, headerHeight, footerHeight")) {
      try stage.perform(.set("rows", .number(1)))
    }
  }
}
