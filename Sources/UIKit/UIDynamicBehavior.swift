import CollectionLayout

/// Something that acts on items of an animator.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours that act together with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step.
  open var action: (() -> Void)?
  /// The animator that the behaviour was added to.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes a behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Adds a behaviour that acts together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.attach(to: dynamicAnimator) }
  }

  /// Removes a behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
  }

  /// Called before the behaviour is added to an animator, or removed from one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself acts on.
  var actedOn: [any UIDynamicItem] { [] }

  /// Acts for a step on the bodies of the items.
  func act(on bodies: inout [ObjectIdentifier: DynamicBody], _ seconds: CGFloat) {}

  /// Puts bodies that are almost at rest exactly where they come to rest.
  func rest(_ bodies: inout [ObjectIdentifier: DynamicBody]) {}

  /// How far a body is from rest, in points; nothing unless the behaviour pulls at it.
  func unrest(_ bodies: [ObjectIdentifier: DynamicBody]) -> CGFloat { 0 }

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.attach(to: animator) }
  }

  /// This behaviour and all below it.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// Holds an item at a distance from a point, or from another item, stiffly or by a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is held together.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Two items.
    case items
    /// An item and a point.
    case anchor
  }

  /// The items that are held.
  public let items: [any UIDynamicItem]
  /// What is held together.
  public let attachedBehaviorType: AttachmentType
  /// The point that holds the item, in points.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The distance at rest, in points.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// How much oscillation is damped; 1 is critical.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Oscillations per second; 0 makes a rod.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The resistance to turning; nothing turns here.
  open var frictionTorque: CGFloat = 0

  /// Holds an item at its present distance from a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(item.center, point)
    super.init()
  }

  /// Holds two items at their present distance.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = Self.distance(item1.center, item2.center)
    super.init()
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  override var actedOn: [any UIDynamicItem] { items }

  private var spring: Spring { Spring(frequency: frequency, damping: damping, length: length) }

  /// The point that the first item is held by: the anchor, or the second item as it was before the step.
  private func anchor(_ bodies: [ObjectIdentifier: DynamicBody]) -> CGPoint {
    items.count == 2 ? bodies[ObjectIdentifier(items[1])]?.position ?? items[1].center : anchorPoint
  }

  override func act(on bodies: inout [ObjectIdentifier: DynamicBody], _ seconds: CGFloat) {
    let anchor = anchor(bodies)
    let first = ObjectIdentifier(items[0])
    guard var body = bodies[first] else { return }
    let before = body.position
    spring.pull(&body, towards: anchor, seconds)
    bodies[first] = body
    guard items.count == 2, frequency > 0, var other = bodies[ObjectIdentifier(items[1])] else { return }
    spring.pull(&other, towards: before, seconds)
    bodies[ObjectIdentifier(items[1])] = other
  }

  override func unrest(_ bodies: [ObjectIdentifier: DynamicBody]) -> CGFloat {
    guard let body = bodies[ObjectIdentifier(items[0])] else { return 0 }
    return Self.distance(body.position, spring.restingPlace(of: body, anchor(bodies)))
  }

  override func rest(_ bodies: inout [ObjectIdentifier: DynamicBody]) {
    let first = ObjectIdentifier(items[0])
    guard let body = bodies[first] else { return }
    bodies[first] = DynamicBody(position: spring.restingPlace(of: body, anchor(bodies)))
  }
}

/// Pulls an item to a point.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point, in points.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// How much oscillation is damped, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var actedOn: [any UIDynamicItem] { [item] }

  override func act(on bodies: inout [ObjectIdentifier: DynamicBody], _ seconds: CGFloat) {
    guard var body = bodies[ObjectIdentifier(item)] else { return }
    Spring(frequency: 2, damping: damping, length: 0).pull(&body, towards: snapPoint, seconds)
    bodies[ObjectIdentifier(item)] = body
  }

  override func unrest(_ bodies: [ObjectIdentifier: DynamicBody]) -> CGFloat {
    guard let body = bodies[ObjectIdentifier(item)] else { return 0 }
    return max(abs(body.position.x - snapPoint.x), abs(body.position.y - snapPoint.y))
  }

  override func rest(_ bodies: inout [ObjectIdentifier: DynamicBody]) {
    bodies[ObjectIdentifier(item)] = DynamicBody(position: snapPoint)
  }
}

/// Gives items properties of bodies.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// How much velocity is lost, per second.
  open var resistance: CGFloat = 0
  /// How much turning is lost; nothing turns here.
  open var angularResistance: CGFloat = 0
  /// How much bounces back; nothing collides here.
  open var elasticity: CGFloat = 0
  /// How much sliding is lost; nothing collides here.
  open var friction: CGFloat = 0
  /// How heavy a point of the item is; all items are equally heavy here.
  open var density: CGFloat = 1
  /// Whether items turn; none do here.
  open var allowsRotation = true
  /// Whether items stay where they are.
  open var isAnchored = false

  /// Gives items properties.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    dynamicAnimator?.push(item, by: CGVector(dx: velocity.x, dy: velocity.y))
  }
  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.velocity(of: item) ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  override var actedOn: [any UIDynamicItem] { items }

  override func act(on bodies: inout [ObjectIdentifier: DynamicBody], _ seconds: CGFloat) {
    let rest = isAnchored ? 0 : 1 / (1 + resistance * seconds)
    for item in items {
      guard let velocity = bodies[ObjectIdentifier(item)]?.velocity else { continue }
      bodies[ObjectIdentifier(item)]?.velocity = CGVector(dx: velocity.dx * rest, dy: velocity.dy * rest)
    }
  }
}

/// Accelerates items.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The acceleration, in thousands of points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength of the acceleration.
  open var magnitude: CGFloat = 1

  /// Accelerates items downwards.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  override var actedOn: [any UIDynamicItem] { items }

  override func act(on bodies: inout [ObjectIdentifier: DynamicBody], _ seconds: CGFloat) {
    for item in items {
      bodies[ObjectIdentifier(item)]?.velocity.dx += gravityDirection.dx * magnitude * 1000 * seconds
      bodies[ObjectIdentifier(item)]?.velocity.dy += gravityDirection.dy * magnitude * 1000 * seconds
    }
  }
}

/// Lets items hit each other; nothing collides here.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the edges of the view are walls.
  open var translatesReferenceBoundsIntoBoundary = false

  /// Takes the items and says that nothing collides.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    Notice.say("UICollisionBehavior has no effect: items pass through each other")
  }

  override var actedOn: [any UIDynamicItem] { items }
}
