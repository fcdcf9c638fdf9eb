import CollectionLayout
import Foundation
import LayoutScene

/// What the worker is asked.
enum WorkerRequest: Codable {
  /// Put the layout on a stage, in a scene.
  case start(Scene)
  case perform(SceneCommand)
  case ask(CGRect?)
  case element(ElementID)
  case line(ElementID)
  case interview([LayoutQuestion])
}

/// What the worker answers; elements travel beside it, packed.
enum WorkerAnswer: Codable {
  case observation(ObservationHead)
  case rectangle(CGRect, findings: [Finding])
  case element
  case line(FlowLine?)
  case interview(InterviewHead)
  /// The command cannot be performed on this scene.
  case refused(String)
  /// The library cannot be loaded, or makes no layout.
  case unusable(String)
}
