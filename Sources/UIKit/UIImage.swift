import CollectionLayout

/// An image by its size; there are no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat

  /// Makes an image of no size.
  public override init() {
    (size, scale) = (.zero, 1)
    super.init()
  }

  /// An image of a bundle cannot be read here; there is none.
  public init?(named name: String) {
    Notice.onAnyThread("images are not read: UIImage(named: \"\(name)\") is nil")
    return nil
  }

  /// An image of a bundle cannot be read here; there is none.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    Notice.onAnyThread("images are not read: UIImage(named: \"\(name)\") is nil")
    return nil
  }

  /// A symbol of the system cannot be read here; there is none.
  public init?(systemName name: String) {
    Notice.onAnyThread("images are not read: UIImage(systemName: \"\(name)\") is nil")
    return nil
  }

  /// An image cannot be decoded here; there is none.
  public init?(data: Data) {
    Notice.onAnyThread("images are not decoded: UIImage(data:) is nil")
    return nil
  }
}

/// A view of an image; nothing is drawn here.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Makes a view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image's size, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
