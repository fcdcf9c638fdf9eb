import Foundation

/// A number that a flow cannot use as it is, or whose result is not defined.
public struct FlowProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// An item is longer than the room for its line (R4).
    case tooLong(length: CGFloat, available: CGFloat)
    /// A number is not finite; 0 is used instead.
    case notFinite(String, CGFloat)
    /// A size is negative; 0 is used instead.
    case negativeSize(String, CGFloat)
    /// A spacing or an inset is negative; it is used, but elements may overlap.
    case negativeSpacing(String, CGFloat)
    /// A number is so large that positions lose their precision; the limit is used instead.
    case enormous(String, CGFloat)
    /// The collection view has no room for a line.
    case noRoom(CGFloat)
    /// The delegate answered differently when it was asked again in the same pass.
    case unsteady(first: CGSize, second: CGSize)
  }

  /// What is wrong.
  public var cause: Cause
  /// The section; `nil` if it is the flow as a whole.
  public var section: Int?
  /// The item; `nil` if it is no item, or all items of the section.
  public var item: Int?
  /// The axis that the flow scrolls along.
  public var direction: CollectionView.ScrollDirection

  /// The largest magnitude that is used, in points.
  public static let limit: CGFloat = 1e12

  /// Whether both extents are finite, not negative and not enormous.
  static func isPlain(_ size: CGSize) -> Bool {
    size.width >= 0 && size.width <= limit && size.height >= 0 && size.height <= limit
  }
}

/// The first of many problems, and how many more there are.
///
/// A faulty delegate may be wrong about each of a million items; one message for every kind and section is enough.
struct FlowProblems: Hashable, Sendable {
  /// The problems, each kind once for a section.
  private(set) var list: [FlowProblem] = []
  /// How many problems there were besides.
  private(set) var omitted = 0
  private var seen: Set<Key> = []
  private let direction: CollectionView.ScrollDirection

  private static let limit = 32

  private struct Key: Hashable {
    var section: Int?
    var kind: String
  }

  init(direction: CollectionView.ScrollDirection) { self.direction = direction }

  mutating func add(_ cause: FlowProblem.Cause, section: Int?, item: Int? = nil) {
    let key = Key(section: section, kind: cause.rule)
    guard list.count < Self.limit, seen.insert(key).inserted else {
      omitted += 1
      return
    }
    list.append(FlowProblem(cause: cause, section: section, item: item, direction: direction))
  }

  /// A size's number as it can be used: finite, not negative, not enormous.
  mutating func usableSize(_ value: CGFloat, _ name: String, section: Int, item: Int? = nil) -> CGFloat {
    if value >= 0, value <= FlowProblem.limit { return value }
    guard value < 0, value.isFinite else { return usable(value, name, section: section, item: item) }
    add(.negativeSize(name, value), section: section, item: item)
    return 0
  }

  /// A spacing as it can be used: finite, not enormous.
  mutating func usableSpacing(_ value: CGFloat, _ name: String, section: Int) -> CGFloat {
    if value >= 0, value <= FlowProblem.limit { return value }
    if value < 0, value.isFinite { add(.negativeSpacing(name, value), section: section) }
    return usable(value, name, section: section)
  }

  private mutating func usable(_ value: CGFloat, _ name: String, section: Int, item: Int? = nil) -> CGFloat {
    guard value.isFinite else {
      add(.notFinite(name, value), section: section, item: item)
      return 0
    }
    guard value.magnitude > FlowProblem.limit else { return value }
    add(.enormous(name, value), section: section, item: item)
    return value < 0 ? -FlowProblem.limit : FlowProblem.limit
  }
}
