import Foundation
import LayoutScene
import Testing

/// What `layoutscope frames` prints.
@Suite struct FramesTests {
  private struct Report: Decodable {
    struct Element: Decodable, Equatable {
      var category: String
      var kind: String?
      var section: Int
      var item: Int
      var frame: [Double]
      var z: Int
      var alpha: Double
      var hidden: Bool
    }
    struct Finding: Decodable {
      var rule: String
      var element: String
      var detail: String
      var scene: Scene
      var steps: [SceneCommand]
    }
    var subject: String
    var bounds: [Double]
    var contentSize: [Double]
    var elements: [Element]
    var findings: [Finding]
  }

  private func frames(_ words: String) throws -> Report {
    let run = try Program(["frames"] + words.split(separator: " ").map(String.init) + ["--format", "json"])
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func theTwoFaultsOfTheTwoSectionGrid() throws {
    let report = try frames("two-section-grid --bounds 320x480 --sections 5,9")
    #expect(report.subject == "two-section-grid")
    #expect(report.bounds == [0, 0, 320, 480])
    #expect(report.contentSize == [320, 480])
    let expected: [[Double]] = [
      [0, 0, 80, 120], [80, 0, 80, 120], [160, 0, 80, 120], [240, 0, 80, 120], [0, 0, 80, 120],
      [0, 240, 80, 120], [80, 240, 80, 120], [160, 240, 80, 120], [240, 240, 80, 120],
      [0, 360, 80, 120], [80, 360, 80, 120], [160, 360, 80, 120], [240, 360, 80, 120], [0, 480, 80, 120],
    ]
    #expect(report.elements.map(\.frame) == expected)
    #expect(
      report.elements.map { [$0.section, $0.item] }
        == (0..<5).map { [0, $0] } + (0..<9).map { [1, $0] })
    #expect(
      report.elements.allSatisfy { $0.category == "cell" && $0.kind == nil && $0.z == 0 && $0.alpha == 1 })
    #expect(report.findings.map { "\($0.rule) \($0.element)" } == ["overlap 0·4", "outside-content 1·8"])
    #expect(report.findings.first?.detail.hasPrefix("covers 0·0 by 80 × 120") == true)
    #expect(report.findings.first?.scene.sections.map(\.items) == [5, 9])
    #expect(report.findings.first?.steps == [])
  }

  @Test func otherCategoriesCarryTheirKind() throws {
    let report = try frames("sections-grid --bounds 320x480 --sections 1 --in 0,0,320,30")
    #expect(
      report.elements == [
        .init(
          category: "decoration", kind: "backdrop", section: 0, item: 0, frame: [0, 0, 320, 164], z: -1,
          alpha: 1,
          hidden: false),
        .init(
          category: "supplementary", kind: "UICollectionElementKindSectionHeader", section: 0, item: 0,
          frame: [0, 0, 320, 28], z: 0, alpha: 1, hidden: false),
        .init(
          category: "cell", kind: nil, section: 0, item: 0, frame: [0, 28, 80, 120], z: 0, alpha: 1,
          hidden: false),
      ])
    #expect(report.findings.isEmpty)
  }

  @Test func theTable() throws {
    let run = try Program(["frames", "--bounds", "101x99", "--sections", "1,5"])
    #expect(
      run.output == """
        two-section-grid  bounds 0, 0, 101 × 99  content 101 × 99  elements 6

        element      x      y  width  height
        0·0          0      0  25.25   24.75
        1·0          0   49.5  25.25   24.75
        1·1      25.25   49.5  25.25   24.75
        1·2       50.5   49.5  25.25   24.75
        1·3      75.75   49.5  25.25   24.75
        1·4          0  74.25  25.25   24.75

        """)
    #expect(run.exitCode == 0)
  }

  @Test func findingsCloseTheTableAndDoNotFailTheCommand() throws {
    let run = try Program(["frames", "--bounds", "320x480", "--sections", "5,9"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).suffix(4)
    #expect(
      Array(lines) == [
        "findings 2",
        "  overlap 0·4: covers 0·0 by 80 × 120: the frames are 0, 0, 80 × 120 and 0, 0, 80 × 120",
        "  outside-content 1·8: the frame 0, 480, 80 × 120 reaches out of the content 320 × 480: 120 below",
        "",
      ])
    #expect(run.exitCode == 0)
  }

  @Test func optionsOverrideTheFile() throws {
    let path = NSTemporaryDirectory() + "layoutscope-\(UUID().uuidString).json"
    let text = """
      {"subject": "sections-grid", "bounds": [0, 0, 320, 480], "sections": [{"items": 2}],
       "properties": {"columns": 2, "headerHeight": 0}, "steps": [{"insert": [[0, 2]]}]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let plain = try frames("--scene \(path)")
    #expect(plain.subject == "sections-grid")
    #expect(
      plain.elements.filter { $0.category == "cell" }.map(\.frame) == [
        [0, 0, 160, 120], [160, 0, 160, 120], [0, 120, 160, 120],
      ])
    let changed = try frames("--scene \(path) --bounds 100x480 --set columns=1")
    #expect(
      changed.elements.filter { $0.category == "cell" }.map(\.frame) == [
        [0, 0, 100, 120], [0, 120, 100, 120], [0, 240, 100, 120],
      ])
  }

  @Test func theGalleryIsListedALineEach() throws {
    let run = try Program(["layouts"])
    #expect(run.exitCode == 0)
    let names = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.prefix(2) == ["two-section-grid", "sections-grid"])
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ["--help"], ["frames", "-h"], ["layouts", "--help"], ["--version"], ["frames", "--version"],
  ])
  func helpAndVersionGoToStandardOutput(words: [String]) throws {
    let run = try Program(words)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("layoutscope "))
  }
}
