import CollectionLayout
import Foundation
import LayoutScene

/// A ready-made layout that can be named on the command line.
public struct GalleryEntry: Sendable {
  /// The name, as `two-section-grid`.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// Makes the layout with its own settings.
  public let makeLayout: @MainActor @Sendable () -> CollectionViewLayout

  /// The scene that the entry is first shown in.
  public let scene: Scene

  init(
    _ name: String, _ summary: String, scene: Scene = Scene(),
    makeLayout: @escaping @MainActor @Sendable () -> CollectionViewLayout
  ) {
    self.name = name
    self.summary = summary
    self.scene = scene
    self.makeLayout = makeLayout
  }

  /// The name of the layout's class.
  @MainActor
  public var className: String { String(describing: type(of: makeLayout())) }

  /// The settings of the layout with their own values.
  @MainActor
  public var properties: [LayoutProperty] { (makeLayout() as? any AdjustableLayout)?.properties ?? [] }

  /// Puts a new layout on a stage.
  ///
  /// - Throws: a `SceneError` when a property or a step of the scene is not the layout's.
  @MainActor
  public func makeStage(_ scene: Scene) throws(SceneError) -> LocalStage {
    try LocalStage(scene: scene, layout: makeLayout())
  }
}

/// The ready-made layouts.
public enum Gallery {
  /// The layouts, the simplest first.
  public static let entries = basicEntries + compositionalEntries

  private static let basicEntries = [
    GalleryEntry("two-section-grid", "two sections, four cells a row, everything computed from the bounds") {
      TwoSectionGridLayout()
    },
    GalleryEntry("sections-grid", "any number of sections with header, footer and backdrop, rows that wrap") {
      SectionsGridLayout()
    },
    GalleryEntry(
      "flow", "lines that wrap, by UIKit's measured rules; one section of equal items, one of uneven ones",
      scene: flowScene
    ) { FlowLayout() },
  ]

  private static let flowScene: Scene = {
    var scene = Scene()
    scene.sections = [SceneSection(items: 10), SceneSection(items: 40, itemSizes: .seeded(7))]
    scene.properties = [
      "headerReferenceSize": .size(CGSize(width: 0, height: 32)),
      "footerReferenceSize": .size(CGSize(width: 0, height: 20)),
      "sectionInset": .insets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)),
    ]
    return scene
  }()

  /// The layout that is shown when none is named.
  public static let standard = entries[0]

  /// The layout of a name.
  public static func entry(named name: String) -> GalleryEntry? { entries.first { $0.name == name } }
}
