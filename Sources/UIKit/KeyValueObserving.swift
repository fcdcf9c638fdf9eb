import CollectionLayout

/// What an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The value before each change, too; nothing is told before a change here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// Whether the change is yet to come; it never is here.
  public let isPrior: Bool
}

/// An observation; it ends with `invalidate()` or with the object.
public final class NSKeyValueObservation: NSObject {
  private let end: @MainActor () -> Void

  init(end: @escaping @MainActor () -> Void) { self.end = end }

  /// Ends the observation.
  public func invalidate() {
    let end = end
    MainActor.assumeIsolated { end() }
  }

  deinit {
    let end = end
    if Thread.isMainThread { MainActor.assumeIsolated { end() } }
  }
}

/// What can be observed: the geometry of views, and what follows from it.
@preconcurrency @MainActor
public protocol GeometryObserving: View {}

extension View: GeometryObserving {}

extension GeometryObserving {
  /// Observes a value of the view's geometry, as the content offset, the bounds, the content size.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    let observer = watch { [weak self] in
      self?[keyPath: keyPath]
    } isEqual: {
      ($0 as? AnyHashable) == ($1 as? AnyHashable) && $0 is AnyHashable
    } change: { [weak self] old, new in
      guard let self else { return }
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        isPrior: false)
      changeHandler(self, change)
    }
    return NSKeyValueObservation { [weak self] in self?.stopWatching(observer) }
  }
}

extension NSObject {
  /// Sets a property by name; that needs the Objective-C runtime, so nothing is set.
  public func setValue(_ value: Any?, forKey key: String) {
    let name = String(describing: type(of: self))
    Task { @MainActor in
      Notice.say("\(name).setValue(_:forKey: \"\(key)\") has no effect: it needs the Objective-C runtime")
    }
  }

  /// The property of a name; that needs the Objective-C runtime, so there is none.
  public func value(forKey key: String) -> Any? { nil }
}
