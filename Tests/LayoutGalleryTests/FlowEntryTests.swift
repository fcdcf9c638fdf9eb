import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene
import Testing

/// The gallery's flow: its settings, and the sizes that a scene gives it.
@MainActor
struct FlowEntryTests {
  private func stage(_ scene: Scene) throws -> LocalStage {
    try #require(Gallery.entry(named: "flow")).makeStage(scene)
  }

  private func scene(_ sections: [SceneSection]) -> Scene {
    var scene = Scene()
    scene.bounds = CGRect(x: 0, y: 0, width: 375, height: 400)
    scene.scale = 2
    scene.sections = sections
    return scene
  }

  @Test(
    "every setting can be set from text and is shown as set",
    arguments: [
      ("scrollDirection", "horizontal"), ("itemSize", "100x60"), ("minimumLineSpacing", "-5"),
      ("minimumInteritemSpacing", "12.5"), ("sectionInset", "1,2,3,4"), ("headerReferenceSize", "0x30"),
      ("footerReferenceSize", "0x20"), ("sectionHeadersPinToVisibleBounds", "true"),
      ("sectionFootersPinToVisibleBounds", "true"), ("sectionInsetReference", "fromSafeArea"),
      ("estimatedItemSize", "44x44"),
    ])
  func settings(name: String, text: String) throws {
    let layout = FlowLayout()
    let before = try #require(layout.properties.first { $0.name == name })
    let value = try #require(before.parse(text))
    #expect(before.value != value)
    layout.setProperty(name, to: value)
    let after = layout.properties
    #expect(after.first { $0.name == name }?.value.text == text)
    #expect(zip(after, FlowLayout().properties).filter { $0 != $1 }.count == 1)
  }

  @Test("sizes, headers and footers of a scene's sections come before the layout's")
  func sceneSizes() throws {
    var scene = scene([
      SceneSection(items: 2), SceneSection(items: 3, itemSizes: .list([CGSize(width: 100, height: 60)])),
      SceneSection(
        items: 1, header: CGSize(width: 0, height: 7), footer: CGSize(width: 0, height: 9)),
    ])
    scene.properties["headerReferenceSize"] = .size(CGSize(width: 0, height: 30))
    let elements = try stage(scene).observe().elements
    let frames = elements.map { "\($0.id.name): \($0.frame.brief)" }
    #expect(
      frames == [
        "header 0: 0, 0, 375 × 30", "0·0: 0, 30, 50 × 50", "0·1: 65, 30, 50 × 50",
        "header 1: 0, 80, 375 × 30", "1·0: 0, 110, 100 × 60", "1·1: 137.5, 110, 100 × 60",
        "1·2: 275, 110, 100 × 60", "header 2: 0, 170, 375 × 7", "2·0: 0, 177, 50 × 50",
        "footer 2: 0, 227, 375 × 9",
      ])
  }

  @Test("pinned headers move with the offset")
  func pins() throws {
    var scene = scene([SceneSection(items: 100)])
    scene.properties = [
      "headerReferenceSize": .size(CGSize(width: 0, height: 30)),
      "sectionHeadersPinToVisibleBounds": .flag(true),
    ]
    let stage = try stage(scene)
    let seen = try stage.perform(.scroll(CGPoint(x: 0, y: 77)))
    #expect(seen.elements.first?.id.name == "header 0")
    #expect(seen.elements.first?.frame == CGRect(x: 0, y: 77, width: 375, height: 30))
    #expect(seen.findings.isEmpty)
  }
}
