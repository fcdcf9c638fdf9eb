import CollectionLayout

// On iOS these requirements are optional, and callers write `delegate.scrollViewDidScroll?(view)`. Here they have
// default implementations; a property of the same name makes the question mark mean the same.

extension ScrollViewDelegate {
  /// For calls with a question mark.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// For calls with a question mark.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// For calls with a question mark.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// For calls with a question mark.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// For calls with a question mark.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// For calls with a question mark.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// For calls with a question mark.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  /// For calls with a question mark.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  /// For calls with a question mark.
  public var scrollViewWillEndDragging: WillEndDragging? { WillEndDragging(delegate: self) }
  /// For calls with a question mark.
  public var scrollViewDidEndDragging: DidEndDragging? { DidEndDragging(delegate: self) }
}

/// A delegate's `scrollViewWillEndDragging`, for calls with a question mark.
@preconcurrency @MainActor
public struct WillEndDragging {
  let delegate: any ScrollViewDelegate

  /// Asks the delegate.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// A delegate's `scrollViewDidEndDragging`, for calls with a question mark.
@preconcurrency @MainActor
public struct DidEndDragging {
  let delegate: any ScrollViewDelegate

  /// Tells the delegate.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

extension CollectionViewDataSource {
  /// For calls with a question mark.
  public var numberOfSections: NumberOfSections? { NumberOfSections(source: self) }
  /// For calls with a question mark.
  public var collectionView: DataSourceQuestions? { DataSourceQuestions(source: self) }
}

/// A data source's `numberOfSections`, for calls with a question mark.
@preconcurrency @MainActor
public struct NumberOfSections {
  let source: any CollectionViewDataSource

  /// Asks the data source.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
}

/// The methods of a data source that are optional on iOS, for calls with a question mark.
@preconcurrency @MainActor
public struct DataSourceQuestions {
  let source: any CollectionViewDataSource

  /// Asks for a supplementary view.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Asks whether an item can be moved by hand.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Tells that an item was moved by hand.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}

extension CollectionViewDelegate {
  /// For calls with a question mark.
  public var collectionView: DelegateQuestions? { DelegateQuestions(delegate: self) }
}

/// The methods of a delegate, which are optional on iOS, for calls with a question mark.
@preconcurrency @MainActor
public struct DelegateQuestions {
  let delegate: any CollectionViewDelegate

  /// Asks whether an item may be selected.
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: path)
  }
  /// Asks whether an item may be taken out of the selection.
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool
  {
    delegate.collectionView(collectionView, shouldDeselectItemAt: path)
  }
  /// Asks whether an item may be highlighted.
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldHighlightItemAt: path)
  }
  /// Tells that an item was selected.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    delegate.collectionView(collectionView, didSelectItemAt: path)
  }
  /// Tells that an item was taken out of the selection.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
    delegate.collectionView(collectionView, didDeselectItemAt: path)
  }
  /// Tells that an item was highlighted.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
    delegate.collectionView(collectionView, didHighlightItemAt: path)
  }
  /// Tells that an item is no longer highlighted.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: path)
  }
  /// Tells that a cell comes into view.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: path) }
  /// Tells that a cell left the view.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: path) }
  /// Tells that a supplementary view comes into view.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at path: IndexPath
  ) {
    delegate.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: path)
  }
  /// Tells that a supplementary view left the view.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at path: IndexPath
  ) {
    delegate.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: path)
  }
  /// Asks for an offset instead of the proposed one.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint {
    delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: offset)
  }
  /// Asks for a path instead of the proposed one.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    delegate.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
}

extension CollectionViewDelegateFlowLayout {
  /// For calls with a question mark.
  public var collectionView: FlowQuestions? { FlowQuestions(delegate: self) }
}

/// The methods of a flow layout's delegate, which are optional on iOS, for calls with a question mark.
@preconcurrency @MainActor
public struct FlowQuestions {
  let delegate: any CollectionViewDelegateFlowLayout

  /// Asks for the size of an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) }
  /// Asks for the insets of a section.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section) }
  /// Asks for the gap between lines.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }
  /// Asks for the gap between items.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }
  /// Asks for the size of a header.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }
  /// Asks for the size of a footer.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }
}
