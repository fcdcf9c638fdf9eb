import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene

/// Makes the scene and finds the layout that the command line asks for.
struct SceneOptions {
  let arguments: Arguments
  private let subject: String?

  /// Takes the command line; a command that takes several layouts says which it means.
  init(arguments: Arguments, subject: String? = nil) {
    self.arguments = arguments
    self.subject = subject ?? arguments.subjects.first
  }

  /// The gallery's entry and the scene with all options applied.
  func resolve() throws -> (entry: GalleryEntry, scene: Scene) {
    let file = try arguments["--scene"].map(readScene)
    let entry = try entry(named: subject ?? file?.subject ?? Gallery.standard.name)
    var scene = file ?? entry.scene
    scene.subject = entry.name
    try apply(to: &scene)
    let properties = MainActor.assumeIsolated { entry.properties }
    for (name, value) in try settings(for: entry.name, properties) { scene.properties[name] = value }
    try scene.validate()
    return (entry, scene)
  }

  /// Puts the entry's layout on a stage.
  @MainActor
  func makeStage() throws -> (entry: GalleryEntry, stage: LocalStage) {
    let (entry, scene) = try resolve()
    return (entry, try entry.makeStage(scene))
  }

  /// The scene for a layout of the user's, with all options applied but the layout's own properties, which only
  /// the layout knows.
  func resolveForSource() throws -> Scene {
    var scene = try arguments["--scene"].map(readScene) ?? Scene()
    scene.subject = subject
    try apply(to: &scene)
    try scene.validate()
    return scene
  }

  private func entry(named name: String) throws -> GalleryEntry {
    guard arguments.subjects.count < 2 || arguments.command.name == "check" else {
      throw UsageError("one layout at a time: \(arguments.subjects.joined(separator: ", "))")
    }
    if let entry = Gallery.entry(named: name) { return entry }
    let names = Gallery.entries.map(\.name).joined(separator: ", ")
    throw UsageError("no layout named \(name); accepted are \(names)")
  }

  private func readScene(_ path: String) throws -> Scene {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): this scene file cannot be read")
    }
    return try SceneFile.read(data, name: path)
  }

  private func apply(to scene: inout Scene) throws {
    if let name = arguments["--device"] { scene.become(try Device.named(name)) }
    if let size = try value("--bounds", SceneNumbers.size, "a size such as 320x480") {
      scene.bounds.size = size
    }
    if let offset = try value("--offset", SceneNumbers.point, "a point such as 0,120") {
      scene.bounds.origin = offset
    }
    if let scale = try value("--scale", { Double($0) }, "a number above 0 such as 2") { scene.scale = scale }
    if let insets = try value("--insets", SceneNumbers.insets, "top,left,bottom,right") {
      scene.insets = insets
    }
    if let insets = try value("--safe-area", SceneNumbers.insets, "top,left,bottom,right") {
      scene.safeArea = insets
    }
    if arguments.has("--rtl") { scene.direction = .rightToLeft }
    if let text = arguments["--sections"] {
      let model = scene.sections.first ?? SceneSection(items: 0)
      scene.sections = try SceneNumbers.sections(text).map {
        SceneSection(items: $0, itemSizes: model.itemSizes, header: model.header, footer: model.footer)
      }
    }
    if let seed = try value("--item-sizes", { Int($0) }, "a whole number") {
      for index in scene.sections.indices { scene.sections[index].itemSizes = .seeded(seed) }
    }
  }

  /// The values of `--set`, read by the kinds of the layout's own properties.
  func settings(for name: String, _ properties: [LayoutProperty]) throws -> [(String, PropertyValue)] {
    try arguments.all("--set").map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("--set \(setting): accepted is NAME=VALUE") }
      guard let property = properties.first(where: { $0.name == parts[0] }) else {
        let names = properties.map(\.name).joined(separator: ", ")
        throw UsageError("--set \(setting): \(name) has \(names.isEmpty ? "no properties" : names)")
      }
      guard let value = property.parse(parts[1]) else {
        throw UsageError("--set \(setting): accepted is \(property.accepted)")
      }
      return (parts[0], value)
    }
  }

  private func value<Value>(
    _ option: String, _ parse: (String) -> Value?, _ accepted: String
  ) throws -> Value? {
    guard let text = arguments[option] else { return nil }
    guard let value = parse(text) else { throw UsageError("\(option) \(text): accepted is \(accepted)") }
    return value
  }
}
