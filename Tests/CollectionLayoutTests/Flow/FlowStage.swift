import Foundation

@testable import CollectionLayout

/// A data source for flow tests.
@MainActor
final class FlowTestData: NSObject, CollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
}

/// A collection view with a flow layout and data, laid out once.
@MainActor
struct FlowStage {
  let view: CollectionView
  let flow: FlowLayout
  let data: FlowTestData
  /// Kept here, because a view does not keep its delegate.
  let delegate: (any CollectionViewDelegate)?

  init(
    _ counts: [Int], _ flow: FlowLayout = FlowLayout(), size: CGSize = CGSize(375, 400),
    delegate: (any CollectionViewDelegate)? = nil, prepare: (CollectionView) -> Void = { _ in }
  ) {
    self.flow = flow
    self.delegate = delegate
    data = FlowTestData(counts)
    view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: flow)
    view.contentScaleFactor = 2
    view.dataSource = data
    view.delegate = delegate
    prepare(view)
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    flow.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func xs(_ count: Int) -> [CGFloat?] { (0..<count).map { frame($0)?.minX } }

  func header(_ section: Int) -> LayoutAttributes? {
    flow.layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  func footer(_ section: Int) -> LayoutAttributes? {
    flow.layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
  }

  /// Runs the layout pass and gives the rules that were broken.
  func rules() -> [String] {
    view.layoutIfNeeded()
    return view.findings.map(\.rule)
  }
}

/// Answers one size for each item and counts the questions.
@MainActor
final class SizeDelegate: NSObject, CollectionViewDelegateFlowLayout {
  var sizeOf: (IndexPath) -> CGSize
  private(set) var asked = 0

  init(_ sizeOf: @escaping (IndexPath) -> CGSize) { self.sizeOf = sizeOf }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizeOf(indexPath)
  }
}

/// Answers everything but sizes, for odd sections differently.
@MainActor
final class MeasuresDelegate: NSObject, CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { EdgeInsets(top: 1, left: 5, bottom: 2, right: 5) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 0 : 100 }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(0, section == 0 ? 0 : 7) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(0, section == 0 ? 9 : 0) }
}
