import Foundation

@testable import CollectionLayout

/// Items in one column, each 100 wide and 20 high, section after section, each with a 10 high header.
///
/// It answers initial and final attributes half transparent, so that they can be told from others.
@MainActor
final class ColumnLayout: CollectionViewLayout {
  var answersInitialAndFinal = false
  var hidesHeaders = false
  var target: CGPoint?
  var extraDeleted: [IndexPath] = []
  var whilePreparing: () -> Void = {}

  private var counts: [Int] {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
  }

  private func top(_ section: Int) -> CGFloat {
    counts.prefix(section).reduce(0) { $0 + 10 + 20 * CGFloat($1) }
  }

  override func prepare() { whilePreparing() }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: top(counts.count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    counts.enumerated().flatMap { section, count in
      let header = layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      let cells = (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
      return ([header] + cells).compactMap { $0 }
    }.filter { $0.frame.meets(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    let attributes = LayoutAttributes(forCellWith: indexPath)
    let y = top(indexPath.section) + 10 + 20 * CGFloat(indexPath.item)
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 20)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    guard !hidesHeaders else { return nil }
    let attributes = LayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: top(indexPath.section), width: 100, height: 10)
    return attributes
  }

  private func faint(_ path: IndexPath) -> LayoutAttributes? {
    guard answersInitialAndFinal else { return nil }
    let attributes = LayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 100, y: 0, width: 100, height: 20)
    attributes.alpha = 0.5
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> LayoutAttributes? {
    faint(itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> LayoutAttributes? {
    faint(itemIndexPath)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    extraDeleted
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    target ?? proposedContentOffset
  }
}

/// A collection view with a column and a record of its conversation.
@MainActor
final class UpdateStage {
  let data: FlowTestData
  let layout = ColumnLayout()
  let view: CollectionView
  let recorder = CallRecorder()

  init(_ counts: [Int], size: CGSize = CGSize(100, 100)) {
    data = FlowTestData(counts)
    view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.dataSource = data
    view.layoutIfNeeded()
    view.recorder = recorder
  }

  /// Changes the data and announces it.
  func update(_ counts: [Int], _ announce: (CollectionView) -> Void) -> UpdateError? {
    do {
      try view.performBatchUpdates(throwing: {
        data.counts = counts
        announce(view)
      })
      return nil
    } catch {
      return error
    }
  }

  /// The record since the last call, a word or two for each question.
  func calls() -> [String] {
    defer { recorder.clear() }
    return recorder.calls.map { call in
      switch call.question {
      case .invalidateLayout: "invalidate"
      case .invalidateLayoutWith(let claims): claims.counts ? "invalidate counts" : "invalidate with"
      case .prepare: "prepare"
      case .contentSize: "size"
      case .elements: "elements"
      case .attributes(let element): "attributes \(element.name)"
      case .targetContentOffset: "target"
      case .numberOfSections: "sections"
      case .numberOfItems(let section): "items \(section)"
      case .view(let element): "view \(element.name)"
      case .prepareForUpdates(let count): "updates \(count)"
      case .initialAttributes(let element): "initial \(element.name)"
      case .finalAttributes(let element): "final \(element.name)"
      case .pathsToInsert(_, let kind): "insert paths \(kind.suffix(6))"
      case .pathsToDelete(_, let kind): "delete paths \(kind.suffix(6))"
      case .finalizeUpdates: "finalize updates"
      case .prepareForBoundsChange: "bounds"
      case .finalizeBoundsChange: "finalize bounds"
      case .shouldInvalidate: "should"
      case .didScroll: "did scroll"
      default: "\(call.question)"
      }
    }
  }

  /// The transitions of the last batch, a line each: role, name, from and to.
  var transitions: [String] {
    view.updateTransitions.map {
      "\($0.role) \($0.element.name): \($0.from.frame.minY.brief) → \($0.to.frame.minY.brief)"
    }
  }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
