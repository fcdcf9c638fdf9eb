import LayoutDrawing

/// What the arrow keys do.
public enum Mode: CaseIterable, Hashable, Sendable {
  /// They change the size of the virtual bounds.
  case bounds
  /// They add and remove items.
  case items
  /// They move the content offset.
  case scroll
  /// They walk from element to element.
  case select

  /// The name in the key bar.
  public var name: String {
    switch self {
    case .bounds: "BOUNDS"
    case .items: "ITEMS"
    case .scroll: "SCROLL"
    case .select: "SELECT"
    }
  }
}

/// A direction on the screen.
enum Direction: Hashable, Sendable {
  case left, right, up, down
}

extension Zoom {
  /// The zooms that `z` goes through.
  static let steps: [Zoom] = [
    .fitBounds, .fitContent, .pointsPerColumn(8), .pointsPerColumn(4), .pointsPerColumn(2),
    .pointsPerColumn(1),
  ]

  /// The zoom that comes a number of places after this one, in a circle.
  func next(by places: Int) -> Zoom {
    let index = (Self.steps.firstIndex(of: self) ?? 0) + places
    return Self.steps[(index % Self.steps.count + Self.steps.count) % Self.steps.count]
  }

  /// What is shown at what scale, in words.
  var text: String {
    switch self {
    case .fitBounds: "fit bounds"
    case .fitContent: "fit content"
    case .pointsPerColumn(let points): "1 cell = \(points.brief) point\(points == 1 ? "" : "s")"
    }
  }
}
