import Foundation

/// How an associated object is held; always strongly here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that are associated with others, until those are gone.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var cleaningSize = 64

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner).values[key] }
  }

  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      var entry = entry(of: owner)
      entry.values[key] = value
      entries[ObjectIdentifier(owner)] = entry
      guard entries.count > cleaningSize else { return }
      entries = entries.filter { $0.value.owner != nil }
      cleaningSize = max(64, entries.count * 2)
    }
  }

  /// A new object can lie where one that is gone has lain.
  private func entry(of owner: AnyObject) -> Entry {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
      return Entry(owner: owner)
    }
    return entry
  }
}

/// The value that is associated with an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.shared.set(value, of: object as AnyObject, key) }
