import Foundation

@testable import CollectionLayout

/// A layout of rows, 50 high and as wide as the view, that writes down what it is asked.
///
/// Where the bounds at the time matter they follow an `@`.
class TracingLayout: CollectionViewLayout {
  var trace: [String] = []
  var invalidatesOnChange = true
  var contentHeight: CGFloat?
  /// What happens inside `prepare()`, with its number from 1.
  var onPrepare: (TracingLayout, Int) -> Void = { _, _ in }
  /// What is answered instead of rows.
  var answer: (([LayoutAttributes]) -> [LayoutAttributes]?)?
  private(set) var contexts: [LayoutInvalidationContext] = []
  private var preparations = 0

  func note(_ line: String) { trace.append(line) }

  private var here: String { "@ \((collectionView?.bounds ?? .null).brief)" }

  override func prepare() {
    preparations += 1
    note("prepare \(here)")
    onPrepare(self, preparations)
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    guard let view = collectionView else { return .zero }
    return CGSize(width: view.bounds.width, height: contentHeight ?? CGFloat(rows.count) * 50)
  }

  private var rows: [IndexPath] {
    guard let view = collectionView else { return [] }
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    note("elements \(rect.brief)")
    let all = rows.enumerated().map { row, path in
      let attributes = LayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: 0, y: CGFloat(row) * 50, width: collectionView?.bounds.width ?? 0, height: 50)
      return attributes
    }
    let met = all.filter { $0.frame.meets(rect) }
    return answer.map { $0(met) } ?? met
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("shouldInvalidate \(newBounds.brief) \(here)")
    return invalidatesOnChange
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> LayoutInvalidationContext {
    note("context \(newBounds.brief) \(here)")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    contexts.append(context)
    return context
  }

  override func invalidateLayout() {
    note("invalidateLayout \(here)")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: LayoutInvalidationContext) {
    let isOfBounds = contexts.contains { $0 === context }
    note("invalidateLayout(with: \(isOfBounds ? "bounds context" : "context")) \(here)")
    super.invalidateLayout(with: context)
  }
}

/// A collection view of 200 × 300 with a tracing layout; its data and delegate write into the same trace.
@MainActor
final class Conversation: NSObject, CollectionViewDataSource, CollectionViewDelegate {
  let layout = TracingLayout()
  let view: CollectionView
  var counts: [Int]

  /// Laid out once, unless told otherwise; the trace is empty.
  init(_ counts: [Int] = [20], isLaidOut: Bool = true) {
    self.counts = counts
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    super.init()
    view.dataSource = self
    view.delegate = self
    if isLaidOut { view.layoutIfNeeded() }
    layout.trace = []
  }

  /// What is asked while something happens, and after a line `--` in the layout pass that follows.
  func trace(_ change: (CollectionView) -> Void) -> [String] {
    layout.trace = []
    change(view)
    layout.note("--")
    view.layoutIfNeeded()
    return layout.trace
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    layout.note("numberOfSections")
    return counts.count
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    layout.note("numberOfItems \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    layout.note("cell \(indexPath.section)·\(indexPath.item)")
    return CollectionViewCell()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    layout.note("didScroll @ \(scrollView.bounds.brief)")
  }
}
