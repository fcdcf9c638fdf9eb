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

  /// The name that the view is reused by; views are made anew here.
  open var reuseIdentifier: String? { nil }

  /// What the view would like to be: for now what the layout says.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
    layoutAttributes
  }

  /// Called before one layout takes the place of another.
  open func willTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}
  /// Called after one layout took the place of another.
  open func didTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

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
open class CollectionViewCell: CollectionReusableView {
  /// The view that the content is in; it fills the cell.
  public private(set) lazy var contentView: View = {
    let view = View(frame: bounds)
    addSubview(view)
    return view
  }()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a finger is on the item.
  open var isHighlighted = false
  /// What lies behind the content.
  open var backgroundView: View?
  /// What lies behind the content while the item is selected.
  open var selectedBackgroundView: View?

  /// Keeps the content view as large as the cell.
  open override var bounds: CGRect {
    didSet { if bounds.size != contentView.bounds.size { contentView.frame.size = bounds.size } }
  }
}
