import Foundation
import Testing

@testable import CollectionLayout

@MainActor @Suite struct RandomUpdateTests {
  /// After any batch the collection view shows what one that was made anew with the new data shows.
  @Test(arguments: ["column", "uniform flow", "uneven flow", "horizontal flow", "pinned flow"])
  func equalsAFullLayout(_ name: String) throws {
    let sizes = SizeDelegate { CGSize(CGFloat(30 + 7 * ($0.item % 5)), CGFloat(20 + $0.section % 3 * 10)) }
    let delegate: SizeDelegate? = name == "uneven flow" ? sizes : nil
    let data = FlowTestData([3, 5])
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: CGSize(200, 150)), collectionViewLayout: layout(name))
    view.dataSource = data
    view.delegate = delegate
    view.layoutIfNeeded()
    var model = ModelData(
      sections: [.init(id: 1, items: [10, 11, 12]), .init(id: 2, items: [20, 21, 22, 23, 24])])
    var random = TestRandom(7)
    for seed in 0..<500 {
      let change = RandomBatch(seed: UInt64(seed), old: model)
      try view.performBatchUpdates(change.batch) { data.counts = change.new.counts }
      #expect(view.counts == change.new.counts, "seed \(seed)")
      let fresh = CollectionView(frame: view.frame, collectionViewLayout: layout(name))
      fresh.dataSource = data
      fresh.delegate = delegate
      fresh.contentOffset = view.contentOffset
      fresh.layoutIfNeeded()
      #expect(view.contentSize == fresh.contentSize, "seed \(seed), \(change.batch)")
      #expect(
        lines(view.visibleAttributes) == lines(fresh.visibleAttributes), "seed \(seed), \(change.batch)")
      #expect(view.findings == [], "seed \(seed), \(change.batch)")
      checkTransitions(view, seed)
      model = ModelData(sections: change.new.sections.map { .init(id: abs($0.id), items: $0.items) })
      if model.sections.count > 9 || model.sections.isEmpty {
        model = ModelData(sections: [.init(id: 1, items: [10, 11, 12])])
        data.counts = model.counts
        view.reloadData()
      }
      if random.chance(30) {
        let end = max(0, view.contentSize.height - 150)
        view.contentOffset = CGPoint(x: 0, y: CGFloat(random.below(Int(end) + 1)))
      }
      view.layoutIfNeeded()
    }
  }

  private func layout(_ name: String) -> CollectionViewLayout {
    if name == "column" { return ColumnLayout() }
    let flow = FlowLayout()
    flow.itemSize = CGSize(60, 40)
    flow.headerReferenceSize = CGSize(10, 12)
    if name == "horizontal flow" { flow.scrollDirection = .horizontal }
    flow.sectionHeadersPinToVisibleBounds = name == "pinned flow"
    return flow
  }

  private func lines(_ attributes: [LayoutAttributes]) -> [String] { attributes.map(\.description) }

  /// What ends in sight ends where the layout has it, and no element comes or goes twice.
  private func checkTransitions(_ view: CollectionView, _ seed: Int) {
    let frames = Dictionary(uniqueKeysWithValues: view.visibleAttributes.map { ($0.elementID, $0.frame) })
    var seen: Set<String> = []
    for transition in view.updateTransitions {
      let isNew = seen.insert("\(transition.role == .disappearing) \(transition.element.name)").inserted
      #expect(isNew, "seed \(seed): \(transition.element.name) twice")
      guard transition.role != .disappearing, let frame = frames[transition.element] else { continue }
      #expect(transition.to.frame == frame, "seed \(seed): \(transition.element.name)")
    }
  }
}
