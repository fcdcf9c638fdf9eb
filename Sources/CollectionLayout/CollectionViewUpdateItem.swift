import Foundation

/// One change of the data in an update, shaped like `UICollectionViewUpdateItem`.
open class CollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Hashable, Sendable {
    /// An item or section is new.
    case insert
    /// An item or section is gone.
    case delete
    /// An item or section changed.
    case reload
    /// An item or section has another place.
    case move
    /// Nothing happens.
    case none
  }

  /// The path before the update; `nil` for what is new, item `NSNotFound` for a section.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the update; `nil` for what is gone, item `NSNotFound` for a section.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  /// Makes a change.
  public init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
