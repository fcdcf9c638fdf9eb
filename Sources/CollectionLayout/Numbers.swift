import Foundation

extension CGFloat {
  /// The number at full precision without trailing zeros, the same everywhere: `98.25`, `124`, `nan`.
  public var brief: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    return String(Double(self))
  }
}

extension CGSize {
  /// The size as people write it: `320 × 480`.
  public var brief: String { "\(width.brief) × \(height.brief)" }
}

extension CGPoint {
  /// The point as people write it: `12, 34.5`.
  public var brief: String { "\(x.brief), \(y.brief)" }
}

extension CGRect {
  /// The rectangle as people write it: `0, 240, 80 × 120`.
  public var brief: String { "\(origin.brief), \(size.brief)" }
}
