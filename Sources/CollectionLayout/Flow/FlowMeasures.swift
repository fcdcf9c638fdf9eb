import Foundation

/// The measures of a flow: the delegate's where it answers, the layout's properties otherwise.
@MainActor
struct FlowMeasures {
  private let layout: FlowLayout
  private let view: CollectionView
  private let delegate: (any CollectionViewDelegateFlowLayout)?

  init(layout: FlowLayout, view: CollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any CollectionViewDelegateFlowLayout
  }

  /// The measures of a section besides its items.
  func metrics(ofSection section: Int) -> FlowSectionMetrics {
    var metrics = FlowSectionMetrics(
      lineSpacing: layout.minimumLineSpacing, interitemSpacing: layout.minimumInteritemSpacing,
      insets: layout.sectionInset, header: layout.headerReferenceSize, footer: layout.footerReferenceSize)
    guard let delegate else { return metrics }
    func use<Value>(_ part: WritableKeyPath<FlowSectionMetrics, Value>, _ answer: Value?) {
      if let answer { metrics[keyPath: part] = answer }
    }
    use(
      \.insets,
      FlowDefaults.answered(delegate.collectionView(view, layout: layout, insetForSectionAt: section)))
    use(
      \.lineSpacing,
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)))
    use(
      \.interitemSpacing,
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)))
    use(
      \.header,
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)))
    use(
      \.footer,
      FlowDefaults.answered(
        delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)))
    return metrics
  }

  /// The size of items that the delegate is not asked about.
  var commonSize: CGSize {
    let estimate = layout.estimatedItemSize
    if estimate != .zero, estimate != FlowLayout.automaticSize { return estimate }
    return layout.itemSize == FlowLayout.automaticSize ? Self.placeholder : layout.itemSize
  }

  /// What the delegate says of an item; `nil` if it says nothing, or items have their estimated size.
  func askedSize(ofItem item: Int, section: Int) -> CGSize? {
    let estimate = layout.estimatedItemSize
    guard let delegate, estimate == .zero || estimate == FlowLayout.automaticSize else { return nil }
    let size = delegate.collectionView(
      view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
    return FlowDefaults.answered(size).map { $0 == FlowLayout.automaticSize ? commonSize : $0 }
  }

  /// The size of an item.
  func size(ofItem item: Int, section: Int) -> CGSize {
    askedSize(ofItem: item, section: section) ?? commonSize
  }

  /// What stands for an automatic size until items can be asked; our choice.
  private static let placeholder = CGSize(width: 50, height: 50)
}
