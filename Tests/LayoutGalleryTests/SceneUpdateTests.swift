import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene
import Testing

@MainActor @Suite struct SceneUpdateTests {
  /// After any steps a stage shows what a stage that was set up with the resulting scene shows.
  @Test(arguments: ["two-section-grid", "sections-grid", "flow"])
  func updatesEqualAFreshStage(_ name: String) throws {
    let entry = try #require(Gallery.entry(named: name))
    var scene = entry.scene
    scene.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    let stage = try entry.makeStage(scene)
    var random = SplitMix(seed: 3)
    for step in 0..<400 {
      let command = command(for: stage.scene, &random)
      let shown = try stage.perform(command)
      let fresh = try entry.makeStage(stage.scene)
      #expect(shown.contentSize == fresh.observe().contentSize, "step \(step): \(command)")
      #expect(stage.ask(in: nil).elements == fresh.ask(in: nil).elements, "step \(step): \(command)")
      #expect(
        stage.collectionView.indexPathsForVisibleItems == fresh.collectionView.indexPathsForVisibleItems,
        "step \(step): \(command)")
      #expect(!shown.findings.contains { $0.rule == "invalid-update" }, "step \(step): \(command)")
      #expect(try SceneFile.read(SceneFile.write(stage.scene), name: "scene") == stage.scene)
    }
  }

  private func command(for scene: Scene, _ random: inout SplitMix) -> SceneCommand {
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }
    func item(_ section: Int) -> ItemPlace? {
      let count = scene.sections[section].items
      return count > 0 ? ItemPlace(section, below(count)) : nil
    }
    guard !scene.sections.isEmpty else { return .insertSections([0]) }
    let section = below(scene.sections.count)
    let other = below(scene.sections.count)
    switch below(10) {
    case 0, 1:
      let place = ItemPlace(section, below(scene.sections[section].items + 1))
      return .insert([place, place, ItemPlace(other, 0)])
    case 2: return .insertSections([below(scene.sections.count + 1)])
    case 3: return scene.sections.count > 1 ? .deleteSections([section]) : .reload
    case 4: return .moveSection(from: section, to: other)
    case 5: return .reloadSections([section])
    case 6: return item(section).map { .reloadItems([$0, $0]) } ?? .invalidate
    case 7:
      guard let from = item(section) else { return .reload }
      let room = scene.sections[other].items + (other == section ? 0 : 1)
      return .move(from: from, to: ItemPlace(other, below(room)))
    case 8: return .scroll(CGPoint(x: 0, y: CGFloat(below(300))))
    default: return item(section).map { .delete([$0, $0]) } ?? .invalidate
    }
  }

  /// The forms of the commands in scene files.
  @Test(arguments: [
    (#"{"move":[[1,3],[0,0]]}"#, SceneCommand.move(from: ItemPlace(1, 3), to: ItemPlace(0, 0))),
    (#"{"reloadItems":[[1,3]]}"#, .reloadItems([ItemPlace(1, 3)])),
    (#"{"moveSection":[1,0]}"#, .moveSection(from: 1, to: 0)),
    (#"{"reloadSections":[0,1]}"#, .reloadSections([0, 1])),
  ])
  func readsAndWrites(_ text: String, _ command: SceneCommand) throws {
    #expect(try JSONDecoder().decode(SceneCommand.self, from: Data(text.utf8)) == command)
    #expect(String(decoding: try JSONText.encode(command), as: UTF8.self) == text + "\n")
  }

  /// What does not exist is refused, and the scene stays.
  @Test(arguments: [
    SceneCommand.move(from: ItemPlace(0, 4), to: ItemPlace(1, 0)),
    .move(from: ItemPlace(0, 0), to: ItemPlace(1, 9)), .reloadItems([ItemPlace(2, 0)]),
    .moveSection(from: 0, to: 2), .reloadSections([2]),
  ])
  func refuses(_ command: SceneCommand) throws {
    let stage = try makeStage("sections-grid", 320, 480, [4, 8])
    let before = stage.scene
    #expect(throws: SceneError.self) { try stage.perform(command) }
    #expect(stage.scene == before)
  }

  /// The transitions of a deletion are there as values: the item goes, the next ones follow.
  ///
  /// Four cells of 80 × 120 a row; the header is 28 high.
  @Test func observesTransitions() throws {
    let stage = try makeStage("sections-grid", 320, 480, [3])
    let shown = try stage.perform(.delete([ItemPlace(0, 1)]))
    let lines = shown.transitions.map { "\($0.role) \(line($0.from)) → \(line($0.to))" }
    #expect(
      lines == [
        "disappearing 0·1: 80, 28, 80 × 120 → 0·1: 80, 28, 80 × 120",
        "moving 0·2: 160, 28, 80 × 120 → 0·1: 80, 28, 80 × 120",
      ])
    #expect(try stage.perform(.scroll(CGPoint(x: 0, y: 10))).transitions == [])
  }
}

@MainActor @Suite struct PreferredSizeTests {
  /// Cells that prefer sizes get them from a flow that estimates: heights 30, 60, 30, 60 with gaps of 10.
  @Test func flowTakesPreferredSizes() throws {
    let text = """
      {"bounds": [0, 0, 100, 400], "scale": 1, "properties": {"estimatedItemSize": [100, 50]},
       "sections": [{"items": 4, "preferredSizes": [[100, 30], [100, 60]]}]}
      """
    let scene = try SceneFile.read(Data(text.utf8), name: "scene")
    #expect(try SceneFile.read(SceneFile.write(scene), name: "scene") == scene)
    let stage = try #require(Gallery.entry(named: "flow")).makeStage(scene)
    let tops = stage.observe().elements.map(\.frame.minY)
    #expect(tops == [0, 40, 110, 150])
    #expect(stage.observe().findings == [])
    // A list names sizes by place: the item that is moved to the front takes its own along.
    let moved = try stage.perform(.move(from: ItemPlace(0, 1), to: ItemPlace(0, 0)))
    #expect(moved.elements.map(\.frame.height) == [60, 30, 30, 60])
  }
}
