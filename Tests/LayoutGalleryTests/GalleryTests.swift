import LayoutGallery
import LayoutScene
import Testing

/// The list of ready-made layouts.
@MainActor
@Suite struct GalleryTests {
  @Test func theTwoSectionGridComesFirst() {
    #expect(Gallery.standard.name == "two-section-grid")
    #expect(Gallery.entry(named: "sections-grid")?.name == "sections-grid")
    #expect(Gallery.entry(named: "nothing") == nil)
  }

  @Test func everyEntryShowsItsSceneWithoutFindings() throws {
    for entry in Gallery.entries {
      let stage = try entry.makeStage(entry.scene)
      #expect(stage.observe().findings == [], "\(entry.name)")
      #expect(!stage.observe().elements.isEmpty, "\(entry.name)")
      #expect(!entry.summary.isEmpty && !entry.summary.contains("\n"), "\(entry.name)")
    }
  }
}
