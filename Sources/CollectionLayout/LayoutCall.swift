import Foundation

/// One question that the collection view and its layout exchanged, as a plain value.
public struct LayoutCall: Hashable, Sendable, Codable {
  /// What was asked, or done, with its argument.
  public enum Question: Hashable, Sendable, Codable {
    /// `invalidateLayout()`.
    case invalidateLayout
    /// `invalidateLayout(with:)`.
    case invalidateLayoutWith(InvalidationClaims)
    /// `prepare()`.
    case prepare
    /// `collectionViewContentSize`.
    case contentSize
    /// `layoutAttributesForElements(in:)`.
    case elements(CGRect)
    /// `layoutAttributesForItem(at:)` and its relatives for supplementary and decoration views.
    case attributes(ElementID)
    /// `shouldInvalidateLayout(forBoundsChange:)`.
    case shouldInvalidate(CGRect)
    /// `invalidationContext(forBoundsChange:)`.
    case invalidationContext(CGRect)
    /// `targetContentOffset(forProposedContentOffset:)`; the velocity is there where one was given.
    case targetContentOffset(CGPoint, velocity: CGPoint?)
    /// `prepare(forCollectionViewUpdates:)` with a number of updates.
    case prepareForUpdates(Int)
    /// `initialLayoutAttributesForAppearingItem(at:)` and its relatives.
    case initialAttributes(ElementID)
    /// `finalLayoutAttributesForDisappearingItem(at:)` and its relatives.
    case finalAttributes(ElementID)
    /// `indexPathsToInsertForSupplementaryView(ofKind:)` and its relative for decoration views.
    case pathsToInsert(ElementCategory, kind: String)
    /// `indexPathsToDeleteForSupplementaryView(ofKind:)` and its relative for decoration views.
    case pathsToDelete(ElementCategory, kind: String)
    /// `finalizeCollectionViewUpdates()`.
    case finalizeUpdates
    /// `prepare(forAnimatedBoundsChange:)` with the old bounds.
    case prepareForBoundsChange(CGRect)
    /// `finalizeAnimatedBoundsChange()`.
    case finalizeBoundsChange
    /// `preferredLayoutAttributesFitting(_:)` of a view that wants another size.
    case preferredAttributes(ElementID)
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    case shouldInvalidateForPreferred(ElementID)
    /// `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    case contextForPreferred(ElementID)
    /// `prepareForTransition(to:)`.
    case prepareForTransitionTo
    /// `prepareForTransition(from:)`.
    case prepareForTransitionFrom
    /// `finalizeLayoutTransition()`.
    case finalizeTransition
    /// `targetIndexPath(forInteractivelyMovingItem:withPosition:)`.
    case targetPath(ElementID, CGPoint)
    /// `layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)`.
    case movingAttributes(ElementID, CGPoint)
    /// `invalidationContext(forInteractivelyMovingItems:…)` and the one for the movement's end.
    case movementContext(ElementID)
    /// The data source's `numberOfSections(in:)`.
    case numberOfSections
    /// The data source's `collectionView(_:numberOfItemsInSection:)`.
    case numberOfItems(section: Int)
    /// The data source's cell or supplementary view for an element.
    case view(ElementID)
    /// The delegate's `scrollViewDidScroll(_:)`.
    case didScroll
  }

  /// What was answered.
  public enum Answer: Hashable, Sendable, Codable {
    /// Nothing is answered, or nothing yet.
    case nothing
    /// The answer was `nil`.
    case none
    /// Yes or no.
    case bool(Bool)
    /// A number, or a number of elements.
    case count(Int)
    /// A size in points.
    case size(CGSize)
    /// A point.
    case point(CGPoint)
    /// A frame in points.
    case frame(CGRect)
    /// What a context claims.
    case claims(InvalidationClaims)
  }

  /// What was asked.
  public var question: Question
  /// What was answered.
  public var answer: Answer
  /// How long it took, in seconds, with all that it caused.
  public var seconds: Double
  /// How many recorded calls it was made inside of.
  public var depth: Int
}

/// Hears of each call when it begins and when it ends, as to know which one does not come back.
public protocol CallObserver: AnyObject, Sendable {
  /// A call begins, inside of those that have not ended.
  func began(_ question: LayoutCall.Question)
  /// The call that began last ends.
  func ended()
}

/// Takes down the conversation between a collection view and its layout while somebody listens.
@MainActor
public final class CallRecorder {
  /// The calls in the order they began.
  public private(set) var calls: [LayoutCall] = []
  /// How many calls were made after the record was full.
  public private(set) var dropped = 0
  private let limit: Int
  private let observer: (any CallObserver)?
  private var depth = 0
  /// How often the record was cleared, since a call may begin in one record and end in the next.
  private var clearings = 0

  /// Makes an empty record that keeps a number of calls.
  public init(limit: Int = .max, observer: (any CallObserver)? = nil) {
    self.limit = limit
    self.observer = observer
  }

  /// Forgets the calls so far.
  public func clear() {
    calls = []
    dropped = 0
    clearings += 1
  }

  func record<Value>(
    _ question: LayoutCall.Question, answer: (Value) -> LayoutCall.Answer, _ body: () -> Value
  ) -> Value {
    observer?.began(question)
    defer { observer?.ended() }
    let index = calls.count
    guard index < limit else {
      dropped += 1
      return body()
    }
    calls.append(LayoutCall(question: question, answer: .nothing, seconds: 0, depth: depth))
    depth += 1
    let clearingsBefore = clearings
    let start = ContinuousClock.now
    let value = body()
    let duration = ContinuousClock.now - start
    depth -= 1
    guard clearings == clearingsBefore else { return value }
    calls[index].answer = answer(value)
    calls[index].seconds =
      Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
    return value
  }
}
