import Foundation

extension CollectionView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable, CaseIterable {
    /// The content is as wide as the view and scrolls up and down.
    case vertical
    /// The content is as high as the view and scrolls from side to side.
    case horizontal
  }
}
