import Foundation

/// What sections are laid out in.
struct SectionRoom: Hashable, Sendable {
  /// The axis that the layout scrolls along.
  var axis: CollectionView.ScrollDirection
  /// The view without the content inset, in points.
  var size: CGSize
  /// Pixels a point.
  var grid: PixelGrid
  /// What the insets of each reference add across the axis.
  var references: [ContentInsetsReference: DirectionalEdgeInsets] = [:]
  /// What the configuration says for `automatic`.
  var standardReference = ContentInsetsReference.safeArea
  var supplementaryReference = ContentInsetsReference.automatic

  /// What a reference adds to insets.
  func insets(_ reference: ContentInsetsReference, automatic: ContentInsetsReference) -> DirectionalEdgeInsets
  {
    let reference = reference == .automatic ? automatic : reference
    return references[reference] ?? .zero
  }
}
