import LayoutGallery
import LayoutScene

/// A layout that the workbench can show: one of the gallery's, or one of the user's.
public struct LayoutChoice: Sendable {
  /// The name on the command line and in scene files.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// The name in the title of the screen.
  public let title: String
  /// Puts the layout on a stage, in a scene.
  public let makeStage: @MainActor @Sendable (Scene) throws -> any Stage

  /// Offers a layout.
  public init(
    name: String, summary: String, title: String,
    makeStage: @escaping @MainActor @Sendable (Scene) throws -> any Stage
  ) {
    self.name = name
    self.summary = summary
    self.title = title
    self.makeStage = makeStage
  }

  /// Offers a layout of the gallery.
  @MainActor
  public init(_ entry: GalleryEntry) {
    self.init(name: entry.name, summary: entry.summary, title: entry.className) { try entry.makeStage($0) }
  }

  /// The layouts of the gallery.
  @MainActor
  public static var gallery: [LayoutChoice] { Gallery.entries.map { LayoutChoice($0) } }
}
