import CollectionLayout
import Synchronization

/// The calls that have begun and not ended, for another thread to look at.
final class CallsInProgress: CallObserver {
  private let questions = Mutex<[LayoutCall.Question]>([])

  func began(_ question: LayoutCall.Question) { questions.withLock { $0.append(question) } }

  func ended() { questions.withLock { _ = $0.popLast() } }

  /// The name of the innermost call.
  var name: String { questions.withLock { $0.last }?.methodName ?? "the initializer" }
}

extension LayoutCall.Question {
  /// The method as source has it.
  var methodName: String {
    switch self {
    case .invalidateLayout: "invalidateLayout()"
    case .invalidateLayoutWith: "invalidateLayout(with:)"
    case .prepare: "prepare()"
    case .contentSize: "collectionViewContentSize"
    case .elements: "layoutAttributesForElements(in:)"
    case .attributes(let element):
      switch element.category {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    case .shouldInvalidate: "shouldInvalidateLayout(forBoundsChange:)"
    case .invalidationContext: "invalidationContext(forBoundsChange:)"
    case .targetContentOffset: "targetContentOffset(forProposedContentOffset:)"
    case .numberOfSections: "numberOfSections(in:)"
    case .numberOfItems: "collectionView(_:numberOfItemsInSection:)"
    case .view: "a cell or supplementary view"
    case .didScroll: "scrollViewDidScroll(_:)"
    default: String("\(self)".prefix { $0 != "(" })
    }
  }
}
