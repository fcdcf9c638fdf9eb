import Foundation

/// The surroundings that a view is shown in, shaped like `UITraitCollection`.
public final class TraitCollection: NSObject, Sendable {
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The direction that text and layouts run in.
  public let layoutDirection: LayoutDirection
  /// How much room there is from side to side.
  public let horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: SizeClass

  /// How much room there is along an axis.
  public enum SizeClass: Int, Hashable, Sendable {
    /// Not known.
    case unspecified
    /// As on a phone held upright, from side to side.
    case compact
    /// As on a tablet.
    case regular
  }

  /// The kind of device.
  public enum Idiom: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A Mac.
    case mac = 5
  }

  /// Light or dark.
  public enum Style: Int, Hashable, Sendable {
    /// Not known.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The kind of device: a phone.
  public var userInterfaceIdiom: Idiom { .phone }
  /// Light or dark: light.
  public var userInterfaceStyle: Style { .light }

  /// Makes traits; by default those of a phone held upright.
  public init(
    displayScale: CGFloat = 1, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  /// Whether the other object describes the same surroundings.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TraitCollection else { return false }
    return displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }

  /// Equal traits have equal hashes.
  public override var hash: Int { layoutDirection.hashValue ^ displayScale.hashValue }
}
