import Foundation

/// Makes the section of a number in an environment.
public typealias CompositionalLayoutSectionProvider =
  @MainActor (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

/// The settings of a whole compositional layout, shaped like `UICollectionViewCompositionalLayoutConfiguration`.
open class CompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis that scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The room between sections, in points; also beside empty ones (C6).
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the layout as a whole.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// What sections' insets are counted from (C17).
  open var contentInsetsReference = ContentInsetsReference.safeArea

  /// Makes a configuration with UIKit's defaults (C6).
  public required override init() { super.init() }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Composes sections from groups and groups from items, shaped like `UICollectionViewCompositionalLayout`.
///
/// Sections, groups and items are turned into a tree of values, which `SectionPhase` and its fellows solve; this
/// class keeps the solution fresh and makes attributes for what is asked. Rules C1–C19 of
/// `docs/uikit-behaviour.md`.
@preconcurrency @MainActor
open class CompositionalLayout: CollectionViewLayout {
  private var storedConfiguration = CompositionalLayoutConfiguration()
  let provider: CompositionalLayoutSectionProvider
  var solution = CompositionalSolution()

  /// The settings; changing one in place does nothing, assigning invalidates (C6).
  open var configuration: CompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copy() as? CompositionalLayoutConfiguration ?? newValue
      invalidateLayout()
    }
  }

  /// Makes a layout whose sections are all alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all alike, with settings.
  public convenience init(section: CollectionLayoutSection, configuration: CompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout that asks for each section.
  public convenience init(sectionProvider: @escaping CompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: CompositionalLayoutConfiguration())
  }

  /// Makes a layout that asks for each section, with settings.
  public init(
    sectionProvider: @escaping CompositionalLayoutSectionProvider,
    configuration: CompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    storedConfiguration = configuration.copy() as? CompositionalLayoutConfiguration ?? configuration
  }

  /// Makes a layout without sections, as from an archive; nothing is read from it here.
  nonisolated public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  // MARK: Answers

  /// Attributes begin at the left in any direction, and the view is what mirrors them (C18).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Asks for the sections and solves them.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// As wide as the view, and as high as all sections; the other way round if it scrolls from side to side.
  open override var collectionViewContentSize: CGSize { freshSolver?.contentSize ?? .zero }

  /// The elements that share an area with a rectangle: section by section; backgrounds, headers and footers,
  /// then each item's views and its cell.
  open override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    guard let solver = freshSolver else { return [] }
    var answer: [LayoutAttributes] = []
    let attributesClass = attributesClass
    solver.visit(in: rect, visible: visibleStretch, offsets: solution.offsets) {
      answer.append($0.makeAttributes(attributesClass))
    }
    tellHandlers(answer)
    return answer
  }

  /// The attributes of an item; `nil` if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a header, a footer or a badge; `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }

  /// The attributes of a section's background; `nil` if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? { attributes(.decorationView, elementKind, indexPath) }

  private func attributes(_ category: ElementCategory, _ kind: String?, _ path: IndexPath)
    -> LayoutAttributes?
  {
    guard let solver = freshSolver, path.count == 2 else { return nil }
    let id = ElementID(category, kind: kind, section: path.section, item: path.item)
    return solver.element(id, visible: visibleStretch, offsets: solution.offsets)?
      .makeAttributes(attributesClass)
  }

  private var attributesClass: LayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? LayoutAttributes.Type ?? LayoutAttributes.self
  }

  // MARK: Invalidation

  /// True if the size changes, or something follows what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return bounds.size != newBounds.size || (bounds.origin != newBounds.origin && solution.followsOffset)
  }

  /// Forgets where everything is, unless only the offset changed.
  open override func invalidateLayout(with context: LayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { solution.measured = [:] }
    solution.isFresh = false
    super.invalidateLayout(with: context)
  }

  override func viewInsetsDidChange() { invalidateLayout(with: makeInvalidationContext()) }

  // MARK: Self-sizing

  /// Whether an estimated extent turned out otherwise.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool {
    guard let solver = freshSolver,
      let element = solver.element(
        originalAttributes.elementID, visible: visibleStretch, offsets: solution.offsets),
      let estimates = element.estimates
    else { return false }
    let (wish, size) = (preferredAttributes.size, originalAttributes.size)
    return (estimates.width.isEstimated && (wish.width - size.width).magnitude > 0.01)
      || (estimates.height.isEstimated && (wish.height - size.height).magnitude > 0.01)
  }

  /// Notes what an element asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> LayoutInvalidationContext {
    solution.measured[originalAttributes.elementID] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Findings

  override var findings: [Finding] { solution.problems.list.map(\.finding) }
}
