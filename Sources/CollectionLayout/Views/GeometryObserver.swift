import Foundation

/// Watches one value of a view's geometry, for key-value observing.
@MainActor
public final class GeometryObserver {
  private let sense: @MainActor () -> Void

  init(_ sense: @escaping @MainActor () -> Void) { self.sense = sense }

  func check() { sense() }
}

extension View {
  /// Watches a value that follows from the view's geometry.
  ///
  /// - Parameters:
  ///   - value: the value; it is asked for at once, and again after each change of bounds, centre or content size.
  ///   - isEqual: whether two values are the same.
  ///   - change: called with the old and the new value when they differ.
  /// - Returns: what to give to `stopWatching(_:)`.
  public func watch<Value>(
    _ value: @escaping @MainActor () -> Value, isEqual: @escaping @MainActor (Value, Value) -> Bool,
    change: @escaping @MainActor (Value, Value) -> Void
  ) -> GeometryObserver {
    var last = value()
    let observer = GeometryObserver {
      let new = value()
      guard !isEqual(last, new) else { return }
      let old = last
      last = new
      change(old, new)
    }
    observers.append(observer)
    return observer
  }

  /// Ends a watch.
  public func stopWatching(_ observer: GeometryObserver) { observers.removeAll { $0 === observer } }
}
