import Foundation

/// A view that a collection view shows for an element, shaped like `UICollectionReusableView`.
@preconcurrency @MainActor
open class CollectionReusableView: View {
  /// The attributes that the view was last placed with.
  public private(set) var layoutAttributes: LayoutAttributes?
  /// The size that the view had when it was last asked what it prefers.
  var sizeAsked: CGSize?

  /// Takes what the layout said; a subclass reads its own properties here.
  open func apply(_ layoutAttributes: LayoutAttributes) {}

  /// What the view would like to be: for now what the layout says.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
    layoutAttributes
  }

  /// Called before the view shows another element.
  open func prepareForReuse() {}

  /// Places the view as its attributes say.
  func place(by attributes: LayoutAttributes) {
    // A copy, since a layout may change its own object and answer with it again.
    layoutAttributes = attributes.copy() as? LayoutAttributes
    bounds = attributes.bounds
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// The view of an item, shaped like `UICollectionViewCell`.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {}
