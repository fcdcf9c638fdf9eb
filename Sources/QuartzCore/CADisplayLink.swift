/// Calls before each frame on a screen; there is none here, so it never calls.
open class CADisplayLink: NSObject {
  /// Whether the calls are held back.
  open var isPaused = false
  /// How many calls a second are wanted; 0 for as many as the screen has.
  open var preferredFramesPerSecond = 0
  /// How long a frame is shown, in seconds.
  public let duration: CFTimeInterval = 1.0 / 60
  /// When the last frame was shown, in seconds.
  public let timestamp: CFTimeInterval = 0
  /// When the next frame is shown, in seconds.
  public let targetTimestamp: CFTimeInterval = 1.0 / 60

  /// Makes a link that never calls.
  public init(target: Any, selector: Selector) { super.init() }

  /// Lets the calls begin; none come.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the calls for a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the calls.
  open func invalidate() {}
}

/// Groups changes of layers; they are made at once here.
public enum CATransaction {
  /// Begins a group.
  public static func begin() {}
  /// Ends a group.
  public static func commit() {}
  /// Makes the changes; they are made at once here.
  public static func flush() {}
  /// Keeps nothing: there are no animations here.
  public static func setDisableActions(_ flag: Bool) {}
  /// Keeps nothing: there are no animations here.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Calls at once, since there are no animations here.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
