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

  /// What the arrows do, for the key bar.
  var arrows: String {
    switch self {
    case .bounds: "←→ width  ↑↓ height  ⇧ ×10"
    case .items: "→← add, remove  ↑↓ section  ⇧ ×10"
    case .scroll: "←→↑↓ scroll  ⇧ ×10"
    case .select: "←→↑↓ walk"
    }
  }

  /// The mode that comes a number of places after this one, in a circle.
  func next(by places: Int) -> Mode {
    let modes = Self.allCases
    let index = (modes.firstIndex(of: self) ?? 0) + places
    return modes[(index % modes.count + modes.count) % modes.count]
  }
}

/// A direction on the screen.
enum Direction: Hashable, Sendable {
  case left, right, up, down
}

extension Zoom {
  /// The zoom that `z` changes to.
  var next: Zoom {
    switch self {
    case .fitBounds: .fitContent
    case .fitContent: .pointsPerColumn(4)
    case .pointsPerColumn: .fitBounds
    }
  }
}
