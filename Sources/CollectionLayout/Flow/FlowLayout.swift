import Foundation

/// Places items in lines that wrap, shaped like `UICollectionViewFlowLayout`.
///
/// Lines are filled greedily and spaced by rules F2–F11 of `docs/uikit-behaviour.md`. All arithmetic is done by
/// a `FlowSolver`; this class asks the delegate, keeps the solver fresh, and makes attributes for what is asked.
@preconcurrency @MainActor
open class FlowLayout: CollectionViewLayout {
  /// What section insets are counted from.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset (F15).
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// A size that stands for what the item itself wants (F14).
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // MARK: Properties

  /// The smallest gap between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { react(minimumLineSpacing != oldValue) } }
  /// The smallest gap between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { react(minimumInteritemSpacing != oldValue) } }
  /// The size of the items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { react(itemSize != oldValue) } }
  /// The size that items have until they are asked for theirs, in points; zero means that they are not (F14).
  ///
  /// Items that were not in sight keep the estimate; the automatic one is `itemSize`, which is our choice.
  open var estimatedItemSize = CGSize.zero { didSet { react(estimatedItemSize != oldValue) } }
  /// The axis that scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { react(scrollDirection != oldValue) }
  }
  /// The size of headers, in points; only the extent along the axis that scrolls counts (F9).
  open var headerReferenceSize = CGSize.zero { didSet { react(headerReferenceSize != oldValue) } }
  /// The size of footers, in points; only the extent along the axis that scrolls counts (F9).
  open var footerReferenceSize = CGSize.zero { didSet { react(footerReferenceSize != oldValue) } }
  /// The room around each section's lines, in points.
  open var sectionInset = EdgeInsets.zero { didSet { react(sectionInset != oldValue) } }
  /// What section insets are counted from (F15).
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { react(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay in sight as long as their section is (F13).
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { react(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay in sight as long as their section is (F13).
  open var sectionFootersPinToVisibleBounds = false {
    didSet { react(sectionFootersPinToVisibleBounds != oldValue) }
  }

  var solution = FlowSolution()
  var handedOut: [HandedOutFrame] = []

  /// Makes a flow with UIKit's defaults (F1).
  nonisolated public override init() { super.init() }

  /// Makes a flow as from an archive; nothing is read from it here.
  nonisolated public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func react(_ isChange: Bool) {
    if isChange { invalidateLayout() }
  }

  // MARK: Answers

  /// Asks the delegate, if it must be asked, and places the lines.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// As long as the view across the lines, and as deep as all sections, not rounded (F8).
  open override var collectionViewContentSize: CGSize { freshSolver?.contentSize ?? .zero }

  /// The elements that share an area with a rectangle: section by section, header, items, footer.
  ///
  /// The order, and that what only touches the rectangle is left out, is our choice (F18).
  open override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    guard let solver = freshSolver else { return [] }
    let attributesClass = attributesClass
    var answer: [LayoutAttributes] = []
    solver.visitElements(in: rect, pins: pins) { answer.append($0.makeAttributes(attributesClass)) }
    remember(answer, replacing: true)
    return answer
  }

  /// The attributes of an item; `nil` if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    attributes(.item(indexPath.item), at: indexPath) {
      $0.frame(ofItem: indexPath.item, section: indexPath.section)
    }
  }

  /// The attributes of a header or footer; `nil` if its size is zero (F9).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    guard indexPath.item == 0 else { return nil }
    switch elementKind {
    case CollectionView.elementKindSectionHeader:
      return attributes(.header, at: indexPath) {
        $0.headerFrame(ofSection: indexPath.section, pins: pins)
      }
    case CollectionView.elementKindSectionFooter:
      return attributes(.footer, at: indexPath) {
        $0.footerFrame(ofSection: indexPath.section, pins: pins)
      }
    default: return nil
    }
  }

  private func attributes(
    _ kind: FlowElement.Kind, at path: IndexPath, frame: (FlowSolver) -> CGRect?
  ) -> LayoutAttributes? {
    guard let solver = freshSolver, path.count == 2, let frame = frame(solver) else { return nil }
    let element = FlowElement(kind: kind, section: path.section, frame: frame)
    let attributes = element.makeAttributes(attributesClass)
    remember([attributes], replacing: false)
    return attributes
  }

  private var attributesClass: LayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? LayoutAttributes.Type ?? LayoutAttributes.self
  }

  /// The line that an item is in, taken apart; `nil` if there is no such item.
  public func line(containing indexPath: IndexPath) -> FlowLine? {
    freshSolver?.line(ofItem: indexPath.item, section: indexPath.section)
  }

  // MARK: Invalidation

  /// The flow's own context.
  open override class var invalidationContextClass: AnyClass { FlowLayoutInvalidationContext.self }

  /// True if the lines' room changes, or something is pinned and what is visible changes.
  ///
  /// That a change along the axis that scrolls is not enough otherwise is our choice.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    let axis = FlowAxis(direction: scrollDirection)
    let (old, new) = (axis.area(bounds), axis.area(newBounds))
    if old.extent.length != new.extent.length { return true }
    return pinsAnything && (old.scroll != new.scroll || old.extent.depth != new.extent.depth)
  }

  /// Claims that elements must be placed anew unless only the offset along the scroll axis changes (O5).
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> LayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? FlowLayoutInvalidationContext, let bounds = collectionView?.bounds {
      let axis = FlowAxis(direction: scrollDirection)
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes =
        bounds.size != newBounds.size || axis.area(bounds).line != axis.area(newBounds).line
    }
    return context
  }

  /// True for an item whose size is another one than the layout has, if the layout estimates sizes (O8).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool {
    asksForPreferredSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Takes the preferred size, and claims the item and the places of all elements.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> LayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? FlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [originalAttributes.indexPath])
    keep(preferredAttributes.size, ofItemAt: originalAttributes.indexPath)
    return context
  }

  package override func willUpdate(_ plan: UpdatePlan) {
    followPreferredSizes(plan)
    solution.update = solution.canFollow(plan) ? plan : nil
  }

  /// Forgets as much as the context claims: what the delegate said, or only where elements are.
  open override func invalidateLayout(with context: LayoutInvalidationContext) {
    let flow = context as? FlowLayoutInvalidationContext
    let isReload = context.invalidateEverything || context.invalidateDataSourceCounts
    let isUpdate = context.invalidateDataSourceCounts && !context.invalidateEverything
    if !isUpdate, isReload || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      solution.preferredSizes = [:]
    }
    if isUpdate, solution.update != nil {
      solution.age(to: .behind)
    } else if isReload || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      solution.age(to: .unasked)
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      solution.age(to: .unplaced)
    }
    super.invalidateLayout(with: context)
  }

  /// Places the lines anew if the insets leave them other room.
  override func viewInsetsDidChange() {
    guard placesAnew else { return }
    let context = makeInvalidationContext()
    (context as? FlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    invalidateLayout(with: context)
  }

  // MARK: Findings

  override var findings: [Finding] {
    solution.problems.list.map(\.finding) + (mutationFinding.map { [$0] } ?? [])
  }
}
