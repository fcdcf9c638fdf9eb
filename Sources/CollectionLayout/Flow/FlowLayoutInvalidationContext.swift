import Foundation

/// Says what of a flow layout became invalid, shaped like `UICollectionViewFlowLayoutInvalidationContext`.
open class FlowLayoutInvalidationContext: LayoutInvalidationContext {
  /// Whether the delegate must be asked again; otherwise the sizes that it gave are placed anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether elements must be placed anew.
  open var invalidateFlowLayoutAttributes = true

  /// Makes a context that claims both.
  nonisolated public override init() { super.init() }
}
