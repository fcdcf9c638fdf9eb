import CollectionLayout

/// What an animator can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The item's own rectangle, in points.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: CGAffineTransform { get set }
}

extension LayoutAttributes: UIDynamicItem {}
extension View: UIDynamicItem {}

/// Where an item is and how fast it moves, in points and seconds.
struct DynamicBody {
  var position: CGPoint
  var velocity = CGVector.zero

  /// Moves on with the present velocity.
  mutating func advance(_ seconds: CGFloat) {
    position.x += velocity.dx * seconds
    position.y += velocity.dy * seconds
  }
}

/// A damped spring between a body and a point, solved implicitly, so that no stiffness makes it explode.
struct Spring {
  /// Oscillations per second without damping.
  var frequency: CGFloat
  /// 1 is critical: no oscillation.
  var damping: CGFloat
  /// The distance at rest, in points.
  var length: CGFloat

  /// Changes the body's velocity for a step.
  ///
  /// With `v' = (v − h·ω²·x) / (1 + 2·ζ·ω·h + h²·ω²)`, where `x` is how far the body is from where the spring rests.
  func pull(_ body: inout DynamicBody, towards anchor: CGPoint, _ seconds: CGFloat) {
    let offset = CGVector(dx: body.position.x - anchor.x, dy: body.position.y - anchor.y)
    let distance = (offset.dx * offset.dx + offset.dy * offset.dy).squareRoot()
    guard frequency > 0 else {
      hold(&body, anchor, offset, distance)
      return
    }
    let omega = 2 * CGFloat.pi * frequency
    let divisor = 1 + 2 * damping * omega * seconds + seconds * seconds * omega * omega
    let stretch = distance > 0 ? 1 - length / distance : 0
    func pulled(_ velocity: CGFloat, _ offset: CGFloat) -> CGFloat {
      (velocity - seconds * omega * omega * offset * stretch) / divisor
    }
    body.velocity.dx = pulled(body.velocity.dx, offset.dx)
    body.velocity.dy = pulled(body.velocity.dy, offset.dy)
  }

  /// Without a frequency it is a rod.
  private func hold(_ body: inout DynamicBody, _ anchor: CGPoint, _ offset: CGVector, _ distance: CGFloat) {
    let scale = distance > 0 ? length / distance : 0
    body.position = CGPoint(x: anchor.x + offset.dx * scale, y: anchor.y + offset.dy * scale)
    body.velocity = .zero
  }

  /// Where the body comes to rest, if it moves on the line to the anchor.
  func restingPlace(of body: DynamicBody, _ anchor: CGPoint) -> CGPoint {
    let (dx, dy) = (body.position.x - anchor.x, body.position.y - anchor.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard length > 0, distance > 0 else { return length == 0 ? anchor : body.position }
    return CGPoint(x: anchor.x + dx * length / distance, y: anchor.y + dy * length / distance)
  }
}
