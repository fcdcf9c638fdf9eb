import Foundation

/// The changes that a batch of updates announces, as a plain value.
///
/// Deletions, reloads and the origins of moves are places before the update, insertions and the destinations of
/// moves are places after it (R7).
public struct BatchUpdate: Hashable, Sendable {
  /// A change of place.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The place before the update.
    public var from: Place
    /// The place after the update.
    public var to: Place

    /// Makes a move.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// The changes of items, or of sections.
  public struct Changes<Place: Hashable & Sendable>: Hashable, Sendable {
    /// What goes.
    public var deleted: [Place] = []
    /// What is new.
    public var inserted: [Place] = []
    /// What is shown anew.
    public var reloaded: [Place] = []
    /// What gets another place.
    public var moved: [Move<Place>] = []

    /// No changes.
    public init() {}

    /// Adds other changes of the same batch.
    public mutating func append(_ other: Changes) {
      deleted += other.deleted
      inserted += other.inserted
      reloaded += other.reloaded
      moved += other.moved
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
  }

  /// The changes of sections.
  public var sections = Changes<Int>()
  /// The changes of items.
  public var items = Changes<IndexPath>()

  /// No changes.
  public init() {}

  /// Adds other changes of the same batch.
  public mutating func append(_ other: BatchUpdate) {
    sections.append(other.sections)
    items.append(other.items)
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}

/// A batch that does not fit the data.
public struct UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the numbers, in one sentence.
  public let detail: String
  /// What the platform prints in this situation, where it is known.
  public let message: String?

  init(_ detail: String, message: String? = nil) {
    self.detail = detail
    self.message = message
  }

  /// The sentence.
  public var description: String { detail }

  /// The error as a finding.
  public var finding: Finding {
    Finding(rule: "invalid-update", element: nil, detail: detail, message: message)
  }
}
