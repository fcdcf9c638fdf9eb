import Foundation

/// The room that something is laid out in, shaped like `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer {
  /// The whole room, in points.
  var contentSize: CGSize { get }
  /// The room without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets, as they are used.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// What a section or custom group is made for, shaped like `NSCollectionLayoutEnvironment`.
public protocol CollectionLayoutEnvironment {
  /// The room.
  var container: any CollectionLayoutContainer { get }
  /// The surroundings of the view.
  var traitCollection: TraitCollection { get }
}

/// The room and the surroundings as values.
struct LayoutSurroundings: CollectionLayoutEnvironment, Sendable {
  struct Room: CollectionLayoutContainer, Sendable {
    var contentSize: CGSize
    var contentInsets = DirectionalEdgeInsets.zero
    var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
      CGRect(origin: .zero, size: contentSize).inset(by: contentInsets.edges).size
    }
  }

  var room: Room
  var traitCollection: TraitCollection
  var container: any CollectionLayoutContainer { room }
}

/// An element in sight that a section's handler may change, shaped like `NSCollectionLayoutVisibleItem`.
@MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// The order of painting.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The middle, in points of the content.
  var center: CGPoint { get set }
  /// Its own rectangle.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: Transform { get set }
  /// The transform in space about the centre.
  var transform3D: Transform3D { get set }
  /// The name of its kind, or of cells.
  var name: String { get }
  /// Its path.
  var indexPath: IndexPath { get }
  /// Its frame, in points of the content.
  var frame: CGRect { get }
  /// Cell, supplementary or decoration view.
  var representedElementCategory: ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

/// Attributes about to be answered are what a handler sees and changes.
extension LayoutAttributes: CollectionLayoutVisibleItem {
  /// The kind, or `cell`.
  public var name: String { representedElementKind ?? "cell" }
}
