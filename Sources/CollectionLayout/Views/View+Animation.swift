import Foundation

extension View {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The subviews' layout is animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The view takes touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It starts from what is on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// It is slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// It is slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is steady.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes the changes; they are at their end at once here, so the completion follows immediately.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes; they are at their end at once here, so the completion follows immediately.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes the changes of a transition at once.
  public class func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Whether changes are animated; they never are here.
  public class var areAnimationsEnabled: Bool { false }
  /// Keeps nothing: changes are never animated here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}
