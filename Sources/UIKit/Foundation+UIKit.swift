import CollectionLayout

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }
  /// The row: the item.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  /// The path of an item in a section.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// The path of a row in a section.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(forItem: row, inSection: section)
  }
  /// The section.
  public var section: Int { (self as IndexPath).section }
  /// The item.
  public var item: Int { (self as IndexPath).item }
  /// The row: the item.
  public var row: Int { item }
}

extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// A value that holds a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// A value that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}

/// The rectangle as text.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
/// The point as text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// The size as text.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }

/// Runs the body; objects are freed as soon as nothing holds them here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
