import CollectionLayout

/// Moves items as their behaviours say, in steps of a sixtieth of a second.
///
/// Time goes on by `FrameClock`: whoever shows a layout lets it run until all is at rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The behaviours, in the order they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The view whose points the items are in.
  public let referenceView: UIView?
  /// Hears of pauses.
  public weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// How long the items have moved, in seconds.
  public private(set) var elapsedTime: TimeInterval = 0
  private weak var layout: UICollectionViewLayout?
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private var items: [any UIDynamicItem] = []

  /// Moves a layout's attributes; the layout is invalidated at each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    referenceView = nil
    super.init()
  }

  /// Moves views.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Moves items of no view.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Whether something moves.
  open var isRunning: Bool { FrameClock.shared.isRunning(self) }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.attach(to: self)
    collectItems()
    wake()
  }

  /// Removes a behaviour; items that no other one acts on are let go.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
    collectItems()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.attach(to: nil) }
    behaviors = []
    collectItems()
  }

  /// Takes the item's present place as the place that it moves on from.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[ObjectIdentifier(item)]?.position = item.center
    wake()
  }

  /// The items that share an area with a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { frame(of: $0).intersects(rect) }
  }

  /// The attributes of an item's cell, if they are moved.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a supplementary view, if they are moved.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The attributes of a decoration view, if they are moved.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  // MARK: Time

  func wake() {
    guard !behaviors.isEmpty, !isRunning else { return }
    delegate?.dynamicAnimatorWillResume(self)
    FrameClock.shared.start(self) { [weak self] in self?.step() ?? false }
  }

  func push(_ item: any UIDynamicItem, by velocity: CGVector) {
    bodies[ObjectIdentifier(item)]?.velocity.dx += velocity.dx
    bodies[ObjectIdentifier(item)]?.velocity.dy += velocity.dy
    wake()
  }

  func velocity(of item: any UIDynamicItem) -> CGVector { bodies[ObjectIdentifier(item)]?.velocity ?? .zero }

  /// Moves everything on by a frame; answers whether something still moves.
  private func step() -> Bool {
    let seconds = CGFloat(FrameClock.frameDuration)
    elapsedTime += FrameClock.frameDuration
    let family = behaviors.flatMap(\.family)
    for behavior in family { behavior.act(on: &bodies, seconds) }
    for id in bodies.keys { bodies[id]?.advance(seconds) }
    let isAtRest = isAtRest(family)
    if isAtRest { for behavior in family { behavior.rest(&bodies) } }
    var isMove = false
    for item in items {
      guard let position = bodies[ObjectIdentifier(item)]?.position, position != item.center else { continue }
      item.center = position
      isMove = true
    }
    for behavior in family { behavior.action?() }
    if isMove { layout?.invalidateLayout() }
    if isAtRest { delegate?.dynamicAnimatorDidPause(self) }
    return !isAtRest
  }

  /// Slower than a point per second, and nearer than a twentieth of a point to where it belongs.
  private func isAtRest(_ family: [UIDynamicBehavior]) -> Bool {
    bodies.values.allSatisfy { abs($0.velocity.dx) < 1 && abs($0.velocity.dy) < 1 }
      && family.allSatisfy { $0.unrest(bodies) < 0.05 }
  }

  private func collectItems() {
    var known: [ObjectIdentifier: DynamicBody] = [:]
    items = []
    for item in behaviors.flatMap(\.family).flatMap(\.actedOn) where known[ObjectIdentifier(item)] == nil {
      known[ObjectIdentifier(item)] = bodies[ObjectIdentifier(item)] ?? DynamicBody(position: item.center)
      items.append(item)
    }
    bodies = known
    if behaviors.isEmpty { FrameClock.shared.stop(self) }
  }

  private func frame(of item: any UIDynamicItem) -> CGRect {
    if let attributes = item as? UICollectionViewLayoutAttributes { return attributes.frame }
    return CGRect(
      x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
      width: item.bounds.width, height: item.bounds.height)
  }

  private func attributes(where isWanted: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
  }
}

/// Hears of an animator's pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Something begins to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything came to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing, for a delegate that does not care.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing, for a delegate that does not care.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
