import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// What each command makes of a scene, and what cannot be done.
@Suite struct SceneCommandTests {
  private func after(_ command: SceneCommand, _ counts: [Int] = [4, 8]) throws -> Scene {
    var scene = Scene()
    scene.sections = counts.map { SceneSection(items: $0) }
    return try scene.applying(command)
  }

  private func counts(_ command: SceneCommand, _ counts: [Int] = [4, 8]) throws -> [Int] {
    try after(command, counts).sections.map(\.items)
  }

  @Test func viewCommands() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try after(.resize(CGSize(width: 1, height: 0))).bounds == CGRect(x: 0, y: 0, width: 1, height: 0))
    #expect(try after(.scroll(CGPoint(x: -5, y: 6))).bounds == CGRect(x: -5, y: 6, width: 393, height: 852))
    #expect(try after(.rotate).bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(try after(.setInsets(insets)).insets == insets)
    #expect(try after(.setSafeArea(insets)).safeArea == insets)
    #expect(try after(.setScale(2)).scale == 2)
    #expect(try after(.setDirection(.rightToLeft)).direction == .rightToLeft)
    #expect(try after(.set("columns", .number(3))).properties == ["columns": .number(3)])
    #expect(try after(.device("iPad mini")).bounds.size == CGSize(width: 744, height: 1133))
    #expect(try after(.reload) == Scene())
    #expect(try after(.invalidate) == Scene())
  }

  @Test(
    arguments: [
      (.insert([ItemPlace(0, 0)]), [5, 8]), (.insert([ItemPlace(1, 8)]), [4, 9]),
      // Places are those after the change: the second exists only once the first is there.
      (.insert([ItemPlace(0, 5), ItemPlace(0, 4)]), [6, 8]), (.insert([]), [4, 8]),
      (.delete([ItemPlace(0, 3)]), [3, 8]),
      (.delete([ItemPlace(0, 0), ItemPlace(0, 3), ItemPlace(1, 0)]), [2, 7]),
      (.delete([ItemPlace(0, 1), ItemPlace(0, 1)]), [3, 8]),
      (.insertSections([0]), [0, 4, 8]), (.insertSections([3, 2]), [4, 8, 0, 0]),
      (.deleteSections([0]), [8]), (.deleteSections([1, 0]), []), (.deleteSections([1, 1]), [4]),
    ] as [(SceneCommand, [Int])])
  func dataCommands(command: SceneCommand, expected: [Int]) throws {
    #expect(try counts(command) == expected)
  }

  @Test func sizesMoveWithTheirItems() throws {
    let sizes = (1...3).map { CGSize(width: $0, height: 1) }
    var scene = Scene()
    scene.sections = [SceneSection(items: 3, itemSizes: .list(sizes))]
    let fewer = try scene.applying(.delete([ItemPlace(0, 0)])).sections[0]
    #expect((0..<2).map { fewer.itemSizes.size(section: 0, item: $0)?.width } == [2, 3])
    let more = try scene.applying(.insert([ItemPlace(0, 1)])).sections[0]
    #expect((0..<4).map { more.itemSizes.size(section: 0, item: $0)?.width } == [1, 2, 2, 3])
  }

  @Test func aNewSectionHasTheHeaderOfItsNeighbour() throws {
    var scene = Scene()
    scene.sections = [SceneSection(items: 1, header: CGSize(width: 0, height: 30))]
    let sections = try scene.applying(.insertSections([1])).sections
    #expect(sections.last == SceneSection(items: 0, header: CGSize(width: 0, height: 30)))
  }

  @Test(
    arguments: [
      (
        .resize(CGSize(width: -1, height: 5)),
        "resize to -1 × 5: accepted are finite sizes that are not negative"
      ),
      (
        .resize(CGSize(width: CGFloat.nan, height: 5)),
        "resize to nan × 5: accepted are finite sizes that are not negative"
      ),
      (.scroll(CGPoint(x: 0, y: CGFloat.infinity)), "scroll to 0, inf: accepted are finite numbers"),
      (.setScale(0), "scale 0: accepted are finite numbers above 0"),
      (.setScale(.nan), "scale nan: accepted are finite numbers above 0"),
      (.insert([ItemPlace(0, 5)]), "insert 0·5: there is no such place in sections 4, 8"),
      (.insert([ItemPlace(2, 0)]), "insert 2·0: there is no such place in sections 4, 8"),
      (.insert([ItemPlace(0, -1)]), "insert 0·-1: there is no such place in sections 4, 8"),
      (.delete([ItemPlace(0, 4)]), "delete 0·4: there is no such item in sections 4, 8"),
      (.delete([ItemPlace(-1, 0)]), "delete -1·0: there is no such item in sections 4, 8"),
      (.insertSections([3]), "insertSections 3: there are 2 sections"),
      (.deleteSections([2]), "deleteSections 2: there are 2 sections"),
    ] as [(SceneCommand, String)])
  func whatCannotBeDone(command: SceneCommand, sentence: String) {
    #expect(throws: SceneError(sentence)) { try after(command) }
  }

  @Test func limits() throws {
    let full = [10_000_000]
    #expect(throws: SceneError.self) { try after(.insert([ItemPlace(0, 0)]), full) }
    #expect(try counts(.delete([ItemPlace(0, 0)]), full) == [9_999_999])
    let many = Array(repeating: 0, count: 100_000)
    #expect(throws: SceneError.self) { try after(.insertSections([0]), many) }
  }

  @Test(arguments: [
    ([4, 8], "4, 8"), ([], "none"), ([0], "0"), ([3, 3, 3, 3], "3, 3, 3, 3"), ([3, 3, 3, 3, 3], "5 × 3"),
    ([1, 2, 3, 4, 5, 6, 7, 8], "1, 2, 3, 4, 5, 6, 7, 8"),
    ([1, 2, 3, 4, 5, 6, 7, 8, 9], "1, 2, 3, 4, 5, 6, 7, 8, … (9)"),
  ])
  func countsAsText(counts: [Int], text: String) throws {
    #expect(try after(.reload, counts).countsText == text)
  }
}
