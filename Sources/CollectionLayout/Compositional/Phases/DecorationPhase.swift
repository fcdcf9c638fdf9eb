import Foundation

/// A background in its place.
struct PlacedDecoration: Hashable, Sendable {
  var tree: TreeDecoration
  /// The frame, in points from the origin of its section.
  var frame: CGRect
}

/// The fifth phase: backgrounds behind sections.
enum DecorationPhase {
  /// A background covers its section with insets, headers and footers, without its own insets (C11).
  ///
  /// That headers and footers are covered too is our choice.
  static func place(_ decorations: [TreeDecoration], behind section: CGRect) -> [PlacedDecoration] {
    decorations.map {
      PlacedDecoration(tree: $0, frame: section.inset(by: $0.insets.usable.edges).notNegative)
    }
  }
}
