import Foundation

/// What a layout says about one element: where it is, and how it is shown.
///
/// Shaped like `UICollectionViewLayoutAttributes`. A subclass that adds properties overrides `copy(with:)`
/// and `isEqual(_:)`, as on iOS.
@preconcurrency @MainActor
open class LayoutAttributes: NSObject, NSCopying {
  nonisolated(unsafe) private var state = LayoutAttributesState()

  /// How many objects were made in this process, so that the work of an answer can be counted.
  nonisolated(unsafe) public private(set) static var madeCount = 0

  /// Makes attributes of a cell without an index path; layouts use the three conveniences.
  nonisolated public override init() {
    super.init()
    LayoutAttributes.madeCount &+= 1
  }

  /// Makes attributes of the class that this is called on; subclasses need not mark their `init()` as required.
  nonisolated public convenience init(asClass: Void) { self.init() }

  /// Makes attributes of an item's cell.
  nonisolated public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view.
  nonisolated public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    state.category = .supplementaryView
    state.kind = kind
    self.indexPath = indexPath
  }

  /// Makes attributes of a decoration view.
  nonisolated public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    state.category = .decorationView
    state.kind = kind
    self.indexPath = indexPath
  }

  /// Makes attributes of this class with all values at once, for layouts of this module.
  nonisolated static func make(_ state: LayoutAttributesState) -> LayoutAttributes {
    let attributes = make()
    attributes.state = state
    return attributes
  }

  /// The smallest upright rectangle around the transformed bounds, in the content's points.
  ///
  /// Setting it sets `center` and `size` and leaves the transform as it is.
  nonisolated open var frame: CGRect {
    get { state.frame }
    set {
      state.origin = newValue.origin
      state.size = newValue.size
    }
  }

  /// The element's own rectangle; its origin is zero, as in UIKit, where only the size can be set.
  nonisolated open var bounds: CGRect {
    get { CGRect(origin: .zero, size: state.size) }
    set { state.resize(to: newValue.size) }
  }

  /// The middle of the element before its transform, in the content's points.
  nonisolated open var center: CGPoint {
    get { state.center }
    set { state.center = newValue }
  }

  /// The size before the transform, in points; setting it keeps the centre (F17).
  nonisolated open var size: CGSize {
    get { state.size }
    set { state.resize(to: newValue) }
  }

  /// The transform about the centre; setting it replaces `transform3D`.
  nonisolated open var transform: Transform {
    get { state.transform3D.affine }
    set { state.transform3D = Transform3D(newValue) }
  }

  /// The transform in space about the centre.
  nonisolated open var transform3D: Transform3D {
    get { state.transform3D }
    set { state.transform3D = newValue }
  }

  /// How opaque the element is, from 0 to 1.
  nonisolated open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The order of painting: greater is nearer.
  nonisolated open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element is not shown, although it has a frame.
  nonisolated open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The path of the item that the element belongs to.
  nonisolated open var indexPath: IndexPath {
    get { state.indexPath }
    set { state.indexPath = newValue }
  }

  /// Cell, supplementary or decoration view.
  nonisolated open var representedElementCategory: ElementCategory { state.category }

  /// The kind of a supplementary or decoration view; `nil` for cells.
  nonisolated open var representedElementKind: String? { state.kind }

  /// The element that these attributes are of.
  nonisolated public var elementID: ElementID {
    ElementID(state.category, kind: state.kind, section: state.section, item: state.item)
  }

  /// Whether the index path has a section and an item and nothing else.
  nonisolated public var hasItemPath: Bool { state.pathLength == 2 }

  /// A copy of the same class; a subclass copies its own properties too.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.state = state
    return copy
  }

  /// Whether the other object says the same of the same element.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutAttributes else { return false }
    return self === other || state == other.state
  }

  /// Equal attributes have equal hashes.
  nonisolated open override var hash: Int { elementID.hashValue }

  /// The element's name and frame.
  nonisolated open override var description: String {
    "<\(type(of: self)) \(elementID.name) frame \(frame.brief)>"
  }
}
