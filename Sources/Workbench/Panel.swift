/// A panel beside the drawing; on a small screen it takes the drawing's place while it has the focus.
public enum Panel: Hashable, Sendable {
  /// The scene and the selection alone.
  case scene
  /// The conversation of the last change.
  case calls
  /// The faults.
  case findings
  /// The settings of the layout.
  case properties
  /// Why the source cannot be shown.
  case problem
  /// What the layout has printed.
  case output

  /// The name in the key bar.
  var name: String {
    switch self {
    case .scene: "SCENE"
    case .calls: "CALLS"
    case .findings: "FINDINGS"
    case .properties: "PROPERTIES"
    case .problem: "ERRORS"
    case .output: "OUTPUT"
    }
  }
}
