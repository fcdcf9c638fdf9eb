import Foundation

/// Tells a flow layout the measures of items and sections, shaped like `UICollectionViewDelegateFlowLayout`.
///
/// Each method is optional: what a delegate does not implement is taken from the layout's property. Where
/// UIKit asks whether a method exists, here its default answers a number that no delegate would give.
@preconcurrency @MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around a section's lines, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The smallest gap between two lines of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The smallest gap between two items of a line, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, in points; only the extent along the axis that scrolls counts (F9).
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, in points; only the extent along the axis that scrolls counts (F9).
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateFlowLayout {
  /// Leaves the size to the layout's `itemSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { FlowUnanswered.size }

  /// Leaves the insets to the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { FlowUnanswered.insets }

  /// Leaves the gap to the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { FlowUnanswered.number }

  /// Leaves the gap to the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { FlowUnanswered.number }

  /// Leaves the size to the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { FlowUnanswered.size }

  /// Leaves the size to the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { FlowUnanswered.size }
}

/// What the default implementations answer: not-a-number with a payload of our own.
///
/// A delegate that calculates not-a-number by mistake answers another one.
enum FlowUnanswered {
  static let number = CGFloat(nan: 0x0F10_3A57, signaling: false)
  static let size = CGSize(width: number, height: number)
  static let insets = EdgeInsets(top: number, left: number, bottom: number, right: number)

  static func answered(_ value: CGFloat) -> CGFloat? { isUnanswered(value) ? nil : value }
  static func answered(_ size: CGSize) -> CGSize? { isUnanswered(size.width) ? nil : size }
  static func answered(_ insets: EdgeInsets) -> EdgeInsets? { isUnanswered(insets.top) ? nil : insets }

  private static func isUnanswered(_ value: CGFloat) -> Bool { value.bitPattern == number.bitPattern }
}
