import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene
import Testing

/// Puts a layout of the gallery on a stage.
@MainActor
func makeStage(
  _ name: String, _ width: CGFloat, _ height: CGFloat, _ items: [Int], scale: CGFloat = 1,
  properties: [String: PropertyValue] = [:]
) throws -> LocalStage {
  var scene = Scene()
  scene.bounds = CGRect(x: 0, y: 0, width: width, height: height)
  scene.sections = items.map { SceneSection(items: $0) }
  scene.scale = scale
  scene.properties = properties
  return try #require(Gallery.entry(named: name)).makeStage(scene)
}

/// An element as a line of text: its name and its frame.
func line(_ element: Element) -> String { "\(element.id.name): \(element.frame.brief)" }
