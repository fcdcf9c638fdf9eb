/// Goes on from frame to frame where iOS has a screen that does.
///
/// Nothing moves by itself here: whoever shows a layout lets the clock run until everything that moves has come to
/// rest, so that the same commands always give the same frames.
@MainActor
public final class FrameClock {
  /// The clock of all animators.
  public static let shared = FrameClock()
  /// The time from a frame to the next, in seconds.
  public static let frameDuration = 1.0 / 60

  private var movers: [(owner: Weak, step: () -> Bool)] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Takes part in the frames until `step` answers false or the owner is gone.
  public func start(_ owner: AnyObject, step: @escaping @MainActor () -> Bool) {
    guard !isRunning(owner) else { return }
    movers.append((Weak(object: owner), step))
  }

  /// Whether an owner takes part.
  public func isRunning(_ owner: AnyObject) -> Bool { movers.contains { $0.owner.object === owner } }

  /// Takes an owner out.
  public func stop(_ owner: AnyObject) { movers.removeAll { $0.owner.object === owner } }

  /// Goes on to the next frame.
  public func tick() {
    for mover in movers where mover.owner.object != nil {
      if !mover.step(), let owner = mover.owner.object { stop(owner) }
    }
    movers.removeAll { $0.owner.object == nil }
  }

  /// Goes on until everything is at rest, for ten seconds of frames at most.
  ///
  /// - Returns: how many frames it took.
  @discardableResult
  public func settle() -> Int {
    var frames = 0
    while !movers.isEmpty, frames < 600 {
      tick()
      frames += 1
    }
    return frames
  }
}
