import Foundation
import Testing

@testable import CollectionLayout

/// Cells that answer with what a closure makes of their size.
@MainActor
private final class SizingData: NSObject, CollectionViewDataSource {
  var count: Int
  var size: @MainActor (IndexPath, CGSize) -> CGSize
  private(set) var asked = 0

  init(_ count: Int, _ size: @escaping @MainActor (IndexPath, CGSize) -> CGSize) {
    self.count = count
    self.size = size
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cell = SizingCell()
    cell.prefer = { [weak self] attributes in
      guard let self else { return attributes.size }
      asked += 1
      return size(attributes.indexPath, attributes.size)
    }
    return cell
  }
}

@MainActor
private final class SizingCell: CollectionViewCell {
  var prefer: (LayoutAttributes) -> CGSize = { $0.size }

  override func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
    layoutAttributes.frame.size = prefer(layoutAttributes)
    return layoutAttributes
  }
}

@MainActor @Suite struct SelfSizingTests {
  private func makeView(_ data: SizingData, estimate: CGSize, width: CGFloat = 100) -> CollectionView {
    let flow = FlowLayout()
    flow.itemSize = CGSize(100, 50)
    flow.estimatedItemSize = estimate
    flow.minimumLineSpacing = 0
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: CGSize(width, 100)), collectionViewLayout: flow)
    view.dataSource = data
    return view
  }

  private func frames(_ view: CollectionView, _ count: Int) -> [CGRect?] {
    (0..<count).map { view.layoutAttributesForItem(at: path(0, $0))?.frame }
  }

  /// O8: cell, preferred, should, context, invalidation with it, prepare, attributes.
  ///
  /// Two estimates of 50 fill the 100 points; each wants 30, which lets two more cells in.
  @Test func asksInOrder() {
    let data = SizingData(9) { _, _ in CGSize(100, 30) }
    let view = makeView(data, estimate: CGSize(100, 50))
    let recorder = CallRecorder()
    view.recorder = recorder
    view.layoutIfNeeded()
    let calls = recorder.calls.map(\.question)
    let start = calls.firstIndex(of: .view(.cell(0, 0))) ?? 0
    func kinds(_ calls: ArraySlice<LayoutCall.Question>) -> [String] {
      calls.map { "\($0)".prefix { $0 != "(" } }.map(String.init)
    }
    #expect(
      kinds(calls[start..<min(calls.count, start + 13)]) == [
        "view", "view", "preferredAttributes", "shouldInvalidateForPreferred", "contextForPreferred",
        "invalidateLayoutWith", "preferredAttributes", "shouldInvalidateForPreferred", "contextForPreferred",
        "invalidateLayoutWith", "prepare", "contentSize", "elements",
      ])
    #expect(
      frames(view, 4) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 100, height: 30),
        CGRect(x: 0, y: 60, width: 100, height: 30), CGRect(x: 0, y: 90, width: 100, height: 30),
      ])
    // Four of 30, five of 50 that were not in sight.
    #expect(view.contentSize == CGSize(100, 370))
    #expect(view.sizingPasses.map(\.count) == [2, 1, 1])
    #expect(view.findings == [])
  }

  /// F14: without an estimate the preferred size is not taken; with the automatic one `itemSize` is the estimate.
  @Test func takesPreferredSizesOnlyWithAnEstimate() {
    let data = SizingData(2) { _, _ in CGSize(100, 30) }
    let fixed = makeView(data, estimate: .zero)
    fixed.layoutIfNeeded()
    #expect(frames(fixed, 2).map(\.?.height) == [50, 50])
    let automatic = makeView(data, estimate: FlowLayout.automaticSize)
    automatic.layoutIfNeeded()
    #expect(frames(automatic, 2).map(\.?.height) == [30, 30])
    #expect(automatic.sizingPasses.first?.map(\.original) == [CGSize(100, 50), CGSize(100, 50)])
  }

  /// What is scrolled into sight is asked then, what was asked keeps its size and is not asked again.
  @Test func asksWhatComesIntoSight() {
    let data = SizingData(100) { path, _ in CGSize(100, CGFloat(20 + path.item % 3 * 10)) }
    let view = makeView(data, estimate: CGSize(100, 50))
    view.layoutIfNeeded()
    let (asked, first) = (data.asked, frames(view, 3))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(data.asked == asked)
    view.contentOffset = CGPoint(x: 0, y: 300)
    view.layoutIfNeeded()
    #expect(data.asked > asked)
    for attributes in view.visibleAttributes {
      let item = attributes.indexPath.item
      #expect(attributes.size.height == CGFloat(20 + item % 3 * 10), "item \(item)")
    }
    view.contentOffset = .zero
    view.layoutIfNeeded()
    #expect(frames(view, 3) == first)
  }

  /// A batch of updates takes the sizes along.
  @Test func keepsSizesInUpdates() throws {
    let heights: [CGFloat] = [20, 30, 40, 60]
    let data = SizingData(4) { path, size in size.height == 50 ? CGSize(100, heights[path.item]) : size }
    let view = makeView(data, estimate: CGSize(100, 50))
    view.layoutIfNeeded()
    #expect(frames(view, 4).map(\.?.height) == [20, 30, 40, 60])
    try view.performBatchUpdates(throwing: {
      data.count = 3
      view.deleteItems(at: [path(0, 1)])
    })
    #expect(frames(view, 3).map(\.?.height) == [20, 40, 60])
  }

  /// R10: a cell that always wants to be higher ends after 100 passes with a finding that names it and its sizes.
  ///
  /// The first answer is 51, so the hundredth is 150.
  @Test func findsLoops() {
    let data = SizingData(3) { path, size in
      path.item == 0 ? CGSize(100, size.height + 1) : CGSize(100, 50)
    }
    let view = makeView(data, estimate: CGSize(100, 50))
    view.layoutIfNeeded()
    #expect(view.findings.map(\.rule) == ["layout-loop"])
    #expect(view.findings.first?.element == .cell(0, 0))
    #expect(
      view.findings.first?.detail
        == "sizes did not come to rest within 100 passes: 0·0: 100 × 147 → 100 × 148 → 100 × 149 → 100 × 150")
    #expect(view.sizingPasses.count == 100)
    let asked = data.asked
    view.layoutIfNeeded()
    #expect(data.asked == asked)
  }

  /// Preferred sizes that cannot be used are named, and the layout's stay.
  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func refusesUnusableSizes(_ height: CGFloat) {
    let data = SizingData(1) { _, _ in CGSize(100, height) }
    let view = makeView(data, estimate: CGSize(100, 50))
    view.layoutIfNeeded()
    #expect(view.findings.map(\.rule) == ["unusable-preferred-size"])
    #expect(frames(view, 1).map(\.?.height) == [50])
  }
}

@MainActor @Suite struct ChangedAnswerTests {
  /// Makes headers whose zIndex depends on how often it was asked, as a fault that was seen did (R2).
  private final class RestlessLayout: CollectionViewLayout {
    var queries = 0
    var changes = true

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      queries += 1
      let header = LayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: path(0, 0))
      header.frame = CGRect(x: 0, y: 80, width: 100, height: 50)
      header.zIndex = changes && queries > 1 ? -1 : 10
      return [header]
    }
  }

  private func scroll(_ view: CollectionView) {
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.layoutIfNeeded()
  }

  @Test func findsAnAnswerThatChanged() {
    let data = FlowTestData([1])
    let layout = RestlessLayout()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = data
    scroll(view)
    let finding = view.findings.first
    #expect(finding?.rule == "changed-without-invalidation")
    #expect(
      finding?.detail
        == "the answer changed though nothing was invalidated, so the old one is used: zIndex from 10 to -1")
    #expect(
      finding?.message?.hasPrefix(
        "layout attributes for supplementary item at index path ({length = 2, path = 0 - 0}) changed from ")
        == true)
  }

  /// The same answer is no fault, and neither is another one after an invalidation.
  @Test func acceptsSteadyAnswersAndInvalidatedOnes() {
    let data = FlowTestData([1])
    for changes in [false, true] {
      let layout = RestlessLayout()
      layout.changes = changes
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.dataSource = data
      view.layoutIfNeeded()
      if changes { layout.invalidateLayout() }
      scroll(view)
      #expect(view.findings == [], "changes \(changes)")
    }
  }
}
