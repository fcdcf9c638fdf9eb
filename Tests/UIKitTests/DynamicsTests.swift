import CollectionLayout
import Testing
import UIKit

/// A damped spring follows x'' = −ω²·x − 2·ζ·ω·x'; the animator approaches that by implicit steps.
@MainActor @Suite struct DynamicsTests {
  private func attached(frequency: CGFloat, damping: CGFloat)
    -> (UIDynamicAnimator, UICollectionViewLayoutAttributes)
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let behavior = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
    behavior.frequency = frequency
    behavior.damping = damping
    let animator = UIDynamicAnimator()
    animator.addBehavior(behavior)
    return (animator, attributes)
  }

  @Test(arguments: [(1.5, 1.0), (2.0, 0.5), (1.0, 0.2)])
  func aSpringComesToRestExactlyAtItsAnchor(frequency: CGFloat, damping: CGFloat) {
    let (animator, attributes) = attached(frequency: frequency, damping: damping)
    attributes.center.y += 40
    animator.updateItem(usingCurrentState: attributes)
    #expect(animator.isRunning)
    while animator.isRunning { FrameClock.shared.tick() }
    #expect(attributes.center == CGPoint(x: 10, y: 10))
    #expect(animator.elapsedTime > 0.2 && animator.elapsedTime < 10)
  }

  /// After half a period an undamped oscillation is at its other end; with damping it is nearer.
  @Test func aWeaklyDampedSpringSwingsToTheOtherSide() {
    let (animator, attributes) = attached(frequency: 1, damping: 0.1)
    attributes.center.y += 40
    animator.updateItem(usingCurrentState: attributes)
    for _ in 0..<30 { FrameClock.shared.tick() }
    #expect(attributes.center.y < 0, "30 frames after the start: \(attributes.center)")
    #expect(attributes.center.y > -30, "30 frames after the start: \(attributes.center)")
    animator.removeAllBehaviors()
    #expect(!animator.isRunning)
  }

  @Test func aRodKeepsItsLength() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.center = CGPoint(x: 30, y: 40)
    let behavior = UIAttachmentBehavior(item: attributes, attachedToAnchor: .zero)
    #expect(behavior.length == 50)
    let animator = UIDynamicAnimator()
    animator.addBehavior(behavior)
    behavior.anchorPoint = CGPoint(x: 30, y: 140)
    while animator.isRunning { FrameClock.shared.tick() }
    #expect(attributes.center == CGPoint(x: 30, y: 90))
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    attributes.size = CGSize(width: 10, height: 10)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100)).count == 1)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) === attributes)
  }
}
