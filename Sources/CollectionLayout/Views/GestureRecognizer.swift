import Foundation

/// Waits for a gesture, shaped like `UIGestureRecognizer`; nobody touches anything here, so none comes.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Hashable, Sendable {
    /// Nothing was recognized.
    case possible
    /// A gesture began.
    case began
    /// A gesture goes on.
    case changed
    /// A gesture ended.
    case ended
    /// A gesture was broken off.
    case cancelled
    /// It was no gesture of this kind.
    case failed

    /// The gesture was recognized at once.
    public static var recognized: State { .ended }
  }

  /// How far the gesture is.
  open var state = State.possible
  /// Whether the recognizer takes part.
  open var isEnabled = true
  /// Whether the view loses its touches to the gesture.
  open var cancelsTouchesInView = true
  /// Decides about the gesture.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// The view that the recognizer was added to.
  public internal(set) weak var view: View?

  /// Makes a recognizer; the target is never told anything.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Makes a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds somebody who would be told.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes somebody who would be told.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Lets another recognizer fail first.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
  /// Where the gesture is: the origin, since there is none.
  open func location(in view: View?) -> CGPoint { .zero }
  /// How many fingers touch: none.
  open var numberOfTouches: Int { 0 }
}

/// Decides about gestures, shaped like `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Whether the other gesture must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Whether this gesture must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// It need not.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// It need not.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
}

/// Waits for taps.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Waits for a long press.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long a press is long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Waits for a drag.
open class PanGestureRecognizer: GestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger moved, in points: not at all.
  open func translation(in view: View?) -> CGPoint { .zero }
  /// Starts counting the translation from a value.
  open func setTranslation(_ translation: CGPoint, in view: View?) {}
  /// How fast the finger moves, in points per second: not at all.
  open func velocity(in view: View?) -> CGPoint { .zero }
}

/// Waits for a swipe.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Where a finger swipes to.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the finger must swipe to.
  open var direction = Direction.right
}

/// Waits for a pinch.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How far the fingers moved apart, as a factor.
  open var scale: CGFloat = 1
}
