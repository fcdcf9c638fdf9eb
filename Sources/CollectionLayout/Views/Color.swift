import Foundation

/// A colour by its red, green, blue and alpha parts, from 0 to 1, shaped like `UIColor`.
open class Color: NSObject, @unchecked Sendable {
  /// The red, green, blue and alpha parts.
  public let components: [CGFloat]

  /// Makes a colour from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let part = { (shift: CGFloat) -> CGFloat in
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Whether the other object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool { (object as? Color)?.components == components }
  /// Equal colours have equal hashes.
  open override var hash: Int { components.hashValue }
}
