import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// What commands show on a stage in this process.
///
/// The rows are 100 high, in a view of 300 × 250 at 1×.
@MainActor
@Suite struct LocalStageTests {
  private func makeStage(_ counts: [Int] = [2, 3], change: (inout Scene) -> Void = { _ in }) throws
    -> LocalStage
  {
    var scene = Scene()
    scene.bounds = CGRect(x: 0, y: 0, width: 300, height: 250)
    scene.scale = 1
    scene.sections = counts.map { SceneSection(items: $0) }
    change(&scene)
    return try LocalStage(scene: scene, layout: RowsLayout())
  }

  private func lines(_ seen: Observation) -> [String] {
    seen.elements.map { "\($0.id.name): \($0.frame.brief)" }
  }

  private let fiveRows = [
    "0·0: 0, 0, 300 × 99", "0·1: 0, 100, 300 × 99", "1·0: 0, 200, 300 × 99", "1·1: 0, 300, 300 × 99",
    "1·2: 0, 400, 300 × 99",
  ]

  @Test func theFirstSight() throws {
    let seen = try makeStage().observe()
    #expect(lines(seen) == fiveRows)
    #expect(seen.contentSize == CGSize(width: 300, height: 500))
    #expect(seen.bounds == CGRect(x: 0, y: 0, width: 300, height: 250))
    #expect(seen.queryRect == seen.bounds)
    #expect(seen.findings.isEmpty)
    #expect(seen.properties.map(\.value) == [.number(100)])
  }

  @Test func resizing() throws {
    let stage = try makeStage()
    let seen = try stage.perform(.resize(CGSize(width: 200, height: 250)))
    #expect(lines(seen).last == "1·2: 0, 400, 200 × 99")
    #expect(stage.scene.bounds == CGRect(x: 0, y: 0, width: 200, height: 250))
    #expect(!seen.showsOldFrames)
  }

  @Test func turning() throws {
    let seen = try makeStage().perform(.rotate)
    #expect(seen.bounds.size == CGSize(width: 250, height: 300))
    #expect(lines(seen).first == "0·0: 0, 0, 250 × 99")
  }

  @Test func scrolling() throws {
    let stage = try makeStage()
    let seen = try stage.perform(.scroll(CGPoint(x: 0, y: 120)))
    #expect(seen.bounds.origin == CGPoint(x: 0, y: 120))
    #expect(stage.scene.bounds.origin == CGPoint(x: 0, y: 120))
    #expect(seen.queryRect == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func dataCommands() throws {
    let stage = try makeStage()
    #expect(
      lines(try stage.perform(.insert([ItemPlace(0, 2)]))).map { $0.prefix(3) } == [
        "0·0", "0·1", "0·2", "1·0", "1·1", "1·2",
      ])
    #expect(
      lines(try stage.perform(.delete([ItemPlace(1, 0), ItemPlace(1, 1)]))).map { $0.prefix(3) } == [
        "0·0", "0·1", "0·2", "1·0",
      ])
    #expect(
      lines(try stage.perform(.insertSections([0]))).map { $0.prefix(3) } == ["1·0", "1·1", "1·2", "2·0"])
    #expect(lines(try stage.perform(.deleteSections([0, 1]))) == ["0·0: 0, 0, 300 × 99"])
    #expect(stage.scene.sections.map(\.items) == [1])
  }

  @Test func propertiesScaleAndDirection() throws {
    let stage = try makeStage([1])
    #expect(lines(try stage.perform(.set("rowHeight", .number(50)))) == ["0·0: 0, 0, 300 × 49"])
    #expect(stage.scene.properties == ["rowHeight": .number(50)])
    #expect(lines(try stage.perform(.setScale(2))) == ["0·0: 0, 0, 300 × 49.5"])
    #expect(lines(try stage.perform(.setDirection(.rightToLeft))) == ["0·0: 150, 0, 150 × 49.5"])
  }

  /// Two devices of 414 × 896 points have 2 and 3 pixels a point.
  @Test func aDeviceOfTheSameSizeButAnotherScale() throws {
    let stage = try makeStage([1]) { $0.bounds.size = CGSize(width: 414, height: 896) }
    #expect(lines(try stage.perform(.device("iPhone 11"))) == ["0·0: 0, 0, 414 × 99.5"])
    let seen = try stage.perform(.device("iPhone 11 Pro Max"))
    #expect(abs((seen.elements.first?.frame.height ?? 0) - (100 - 1.0 / 3)) < 1e-9)
  }

  @Test func insetsMoveAContentThatRestsAtTheTop() throws {
    let stage = try makeStage()
    let insets = EdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    let seen = try stage.perform(.setInsets(insets))
    #expect(seen.adjustedInset == insets)
    #expect(seen.bounds.origin == CGPoint(x: -5, y: -20))
    #expect(stage.scene.bounds.origin == CGPoint(x: -5, y: -20))
    let safe = try stage.perform(.setSafeArea(EdgeInsets(top: 7, left: 0, bottom: 3, right: 0)))
    #expect(safe.adjustedInset == EdgeInsets(top: 27, left: 5, bottom: 3, right: 0))
    #expect(safe.bounds.origin == CGPoint(x: -5, y: -27))
  }

  @Test func theSafeAreaOfAContentThatScrollsIsThereFromTheFirst() throws {
    let stage = try makeStage { $0.safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    #expect(stage.observe().adjustedInset.top == 44)
    #expect(stage.observe().bounds.origin == CGPoint(x: 0, y: -44))
    #expect(stage.scene.bounds.origin == CGPoint(x: 0, y: -44))
    let short = try makeStage([1]) { $0.safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    #expect(short.observe().adjustedInset == .zero, "a content that does not scroll")
    #expect(short.observe().bounds.origin == .zero)
  }

  @Test func reloadAndInvalidateShowTheSame() throws {
    let stage = try makeStage()
    #expect(lines(try stage.perform(.reload)) == fiveRows)
    let seen = try stage.perform(.invalidate)
    #expect(lines(seen) == fiveRows)
    #expect(seen.calls.map(\.question).contains(.prepare))
  }

  @Test(
    arguments: [
      .resize(CGSize(width: -1, height: 1)), .delete([ItemPlace(0, 2)]), .insert([ItemPlace(0, 9)]),
      .deleteSections([7]), .device("Nokia"), .setScale(-1), .set("rowHeight", .number(1000)),
      .set("columns", .number(2)), .set("rowHeight", .flag(true)), .scroll(CGPoint(x: CGFloat.nan, y: 0)),
    ] as [SceneCommand])
  func aCommandThatFailsChangesNothing(command: SceneCommand) throws {
    let stage = try makeStage()
    let (scene, seen) = (stage.scene, stage.observe())
    #expect(throws: SceneError.self) { try stage.perform(command) }
    #expect(stage.scene == scene)
    #expect(lines(stage.observe()) == lines(seen))
    #expect(stage.observe().bounds == seen.bounds)
    #expect(stage.observe().properties == seen.properties)
  }

  @Test func aSceneBeginsWithItsPropertiesOffsetAndSteps() throws {
    let stage = try makeStage {
      $0.properties = ["rowHeight": .number(200)]
      $0.bounds.origin = CGPoint(x: 0, y: 30)
      $0.steps = [.insert([ItemPlace(0, 0)]), .scroll(CGPoint(x: 0, y: 60))]
    }
    #expect(stage.scene.sections.map(\.items) == [3, 3])
    #expect(stage.scene.steps == [])
    #expect(stage.observe().contentSize.height == 1200)
    #expect(stage.observe().bounds.origin == CGPoint(x: 0, y: 60))
    #expect(throws: SceneError("property gap: accepted are rowHeight")) {
      try makeStage { $0.properties = ["gap": .number(1)] }
    }
    #expect(throws: SceneError("delete 5·0: there is no such item in sections 2, 3")) {
      try makeStage { $0.steps = [.delete([ItemPlace(5, 0)])] }
    }
  }

  @Test func askingForARectangleAndForAnElement() throws {
    let stage = try makeStage()
    #expect(stage.ask(in: nil).rect == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(
      stage.ask(in: CGRect(x: 1, y: 2, width: 3, height: 4)).rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.element(.cell(1, 2))?.frame == CGRect(x: 0, y: 400, width: 300, height: 99))
    #expect(stage.element(.cell(1, 3)) == nil)
    #expect(stage.element(.cell(0, -1)) == nil)
    #expect(stage.observe().findings.isEmpty)
  }

  @Test func eachCommandBeginsItsOwnRecordOfCalls() throws {
    let stage = try makeStage()
    #expect(try !stage.perform(.reload).calls.isEmpty)
    let seen = try stage.perform(.scroll(.zero))
    #expect(seen.calls.isEmpty, "nothing changed, so nothing was asked")
  }
}
