import LayoutScene

extension Gallery {
  /// The compositional layouts, the simplest first.
  static let compositionalEntries = [
    GalleryEntry("list", "compositional: rows as wide as the view") { CompositionalGallery.list() },
    GalleryEntry("grid", "compositional: five squares a row") { CompositionalGallery.grid() },
    GalleryEntry("inset-grid", "compositional: five squares a row with room around") {
      CompositionalGallery.insetGrid()
    },
    GalleryEntry("two-columns", "compositional: two items a row, fitted by count") {
      CompositionalGallery.twoColumns()
    },
    GalleryEntry("distinct-sections", "compositional: other columns in each section", scene: threeSections) {
      CompositionalGallery.distinctSections()
    },
    GalleryEntry("nested-groups", "compositional: a large item beside a column of two") {
      CompositionalGallery.nestedGroups()
    },
    GalleryEntry("badges", "compositional: badges attached to items") { CompositionalGallery.badges() },
    GalleryEntry("pinned-headers", "compositional: headers that stay in sight", scene: threeSections) {
      CompositionalGallery.pinnedHeaders()
    },
    GalleryEntry("section-backgrounds", "compositional: a background behind each section") {
      CompositionalGallery.sectionBackgrounds()
    },
    GalleryEntry("orthogonal", "compositional: sections that scroll from side to side", scene: fiveSections) {
      CompositionalGallery.orthogonal()
    },
    GalleryEntry("adaptive-columns", "compositional: as many columns as there is room for") {
      CompositionalGallery.adaptiveColumns()
    },
    GalleryEntry("waterfall", "compositional: a custom group of two uneven columns") {
      CompositionalGallery.waterfall()
    },
    GalleryEntry("flexible-spacing", "compositional: spacing that takes what is left over") {
      CompositionalGallery.flexibleSpacing()
    },
  ]

  private static let threeSections = scene([5, 12, 9])
  private static let fiveSections = scene([8, 8, 8, 8, 8])

  private static func scene(_ items: [Int]) -> Scene {
    var scene = Scene()
    scene.sections = items.map { SceneSection(items: $0) }
    return scene
  }
}
