import Foundation

/// The measures of a flow: the delegate's where it answers, the layout's properties otherwise.
@MainActor
struct FlowMeasures {
  private let layout: FlowLayout
  private let view: CollectionView
  private let delegate: (any CollectionViewDelegateFlowLayout)?
  /// The delegate, unless all items have their estimated size.
  private let sizeDelegate: (any CollectionViewDelegateFlowLayout)?
  /// The size of items that the delegate is not asked about.
  let commonSize: CGSize

  init(layout: FlowLayout, view: CollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let estimate = layout.estimatedItemSize
    let isEstimated = estimate != .zero && estimate != FlowLayout.automaticSize
    sizeDelegate = isEstimated ? nil : delegate
    let ownSize = layout.itemSize == FlowLayout.automaticSize ? Self.placeholder : layout.itemSize
    commonSize = isEstimated ? estimate : ownSize
  }

  /// The measures of a section besides its items.
  func metrics(ofSection section: Int) -> FlowSectionMetrics {
    var metrics = FlowSectionMetrics(
      lineSpacing: layout.minimumLineSpacing, interitemSpacing: layout.minimumInteritemSpacing,
      insets: layout.sectionInset, header: layout.headerReferenceSize, footer: layout.footerReferenceSize)
    guard let delegate else { return metrics }
    // Written out, because key paths cost more here than the questions.
    metrics.insets =
      FlowDefaults.answered(delegate.collectionView(view, layout: layout, insetForSectionAt: section))
      ?? metrics.insets
    metrics.lineSpacing =
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
      ?? metrics.lineSpacing
    metrics.interitemSpacing =
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
      ?? metrics.interitemSpacing
    metrics.header =
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
      ?? metrics.header
    metrics.footer =
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
      ?? metrics.footer
    return metrics
  }

  /// What the delegate says of an item; `nil` if it says nothing, or items have their estimated size.
  func askedSize(ofItem item: Int, section: Int) -> CGSize? {
    guard let sizeDelegate else { return nil }
    let size = sizeDelegate.collectionView(
      view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
    return FlowDefaults.answered(size).map { FlowDefaults.resolved($0, automatic: commonSize) }
  }

  /// Solves a section: asks for the size of each item, or of none if the delegate leaves the first to the layout.
  ///
  /// Local copies keep the loop free of reference counting, which is slow for objects that somebody holds weakly.
  func section(
    _ section: Int, count: Int, _ shape: FlowSectionShape, _ problems: inout FlowProblems
  ) -> FlowSection {
    guard count > 0, let sizeDelegate, let first = askedSize(ofItem: 0, section: section) else {
      let extent = shape.extent(count > 0 ? commonSize : .zero, item: nil, problems: &problems)
      return FlowSection(shape, count: count, extent: extent)
    }
    let (view, layout) = (view, layout)
    let sectionPath = IndexPath(index: section)
    let extents = [FlowExtent](unsafeUninitializedCapacity: count) { extents, filled in
      extents.initializeElement(at: 0, to: shape.extent(first, item: 0, problems: &problems))
      for item in 1..<count {
        let answer = sizeDelegate.collectionView(
          view, layout: layout, sizeForItemAt: sectionPath.appending(item))
        let extent =
          FlowProblem.isPlain(answer)
          ? shape.extent(plain: answer, item: item, problems: &problems)
          : shape.extent(
            FlowDefaults.resolved(answer, automatic: commonSize), item: item, problems: &problems)
        extents.initializeElement(at: item, to: extent)
      }
      filled = count
    }
    return FlowSection(shape, extents)
  }

  /// What stands for an automatic size until items can be asked; our choice.
  private static let placeholder = CGSize(width: 50, height: 50)
}
