import CollectionLayout

/// Makes a layout that cannot be made by an initializer without arguments; LayoutScope looks for such types.
///
/// Put it into a file of its own, in `#if os(Linux)`, so that a build for iOS passes over it.
@MainActor
public protocol LayoutPreview {
  /// Makes the preview.
  init()
  /// Makes the layout, with the delegate and the settings that it needs, for a collection view.
  func makeLayout(in collectionView: CollectionView) -> CollectionViewLayout
}
