import Foundation

/// What a view draws into, shaped like `CALayer`; it keeps what it is told and draws nothing.
open class Layer: NSObject {
  private weak var owner: View?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  /// The layer that this one lies in.
  public private(set) weak var superlayer: Layer?
  /// The layers that lie in this one.
  open private(set) var sublayers: [Layer]?

  /// The order of painting among siblings.
  open var zPosition: CGFloat = 0
  /// The point of the layer, as a fraction of its size, that the position names.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform in space about the anchor.
  open var transform = Transform3D.identity
  /// The transform in space of what lies in the layer.
  open var sublayerTransform = Transform3D.identity
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is not shown.
  open var isHidden = false
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: Color?
  /// The colour behind the content.
  open var backgroundColor: Color?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: Color?
  /// Whether the layer is kept as pixels.
  open var shouldRasterize = false
  /// The pixels a point of a layer that is kept as pixels.
  open var rasterizationScale: CGFloat = 1
  /// Pixels a point.
  open var contentsScale: CGFloat = 1
  /// Whether both sides are shown.
  open var isDoubleSided = true
  /// The name of the layer.
  open var name: String?
  /// What cuts the layer out.
  open var mask: Layer?

  /// Makes a layer that no view owns.
  public override init() { super.init() }

  /// Makes a layer as a copy of another one for its presentation.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? Layer else { return }
    (ownBounds, ownPosition) = (other.ownBounds, other.ownPosition)
  }

  /// Makes a layer as from an archive; nothing is read from it here.
  public required init?(coder: NSCoder) { super.init() }

  /// The layer of a view; its geometry is the view's.
  @MainActor
  init(owner: View) {
    self.owner = owner
    super.init()
  }

  /// The layer's own rectangle, in points.
  open var bounds: CGRect {
    get { onOwner { $0.bounds } ?? ownBounds }
    set { if onOwner({ $0.bounds = newValue }) == nil { ownBounds = newValue } }
  }

  /// Where the anchor is in the layer above, in points.
  open var position: CGPoint {
    get { onOwner { $0.center } ?? ownPosition }
    set { if onOwner({ $0.center = newValue }) == nil { ownPosition = newValue } }
  }

  /// The rectangle that the layer covers in the layer above, in points.
  open var frame: CGRect {
    get {
      onOwner { $0.frame }
        ?? CGRect(
          x: ownPosition.x - anchorPoint.x * ownBounds.width,
          y: ownPosition.y - anchorPoint.y * ownBounds.height,
          width: ownBounds.width, height: ownBounds.height)
    }
    set {
      guard onOwner({ $0.frame = newValue }) == nil else { return }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Views live on the main actor, layers on none, as on iOS; only the main thread touches a view's layer.
  private func onOwner<Value: Sendable>(_ body: @MainActor (View) -> Value) -> Value? {
    guard let owner else { return nil }
    return withoutActuallyEscaping(body) { body in
      let isolated = Unchecked(value: (owner, body))
      return MainActor.assumeIsolated { isolated.value.1(isolated.value.0) }
    }
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: Layer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one above.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// The layer as it is on the screen; animations end at once here, so it is this one.
  open func presentation() -> Self? { self }
  /// Keeps nothing: animations end at once here.
  open func removeAllAnimations() {}
  /// Keeps nothing: animations end at once here.
  open func removeAnimation(forKey key: String) {}
  /// Asks for a drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Asks for a layout pass of the view.
  open func setNeedsLayout() { _ = onOwner { $0.setNeedsLayout() } }
  /// Places the sublayers.
  open func layoutSublayers() {}
}
