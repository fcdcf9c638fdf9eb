import CollectionLayout

extension Color {
  private static func make(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
  {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Black.
  public class var black: UIColor { make(0, 0, 0) }
  /// White.
  public class var white: UIColor { make(1, 1, 1) }
  /// Dark grey.
  public class var darkGray: UIColor { make(1.0 / 3, 1.0 / 3, 1.0 / 3) }
  /// Light grey.
  public class var lightGray: UIColor { make(2.0 / 3, 2.0 / 3, 2.0 / 3) }
  /// Grey.
  public class var gray: UIColor { make(0.5, 0.5, 0.5) }
  /// Red.
  public class var red: UIColor { make(1, 0, 0) }
  /// Green.
  public class var green: UIColor { make(0, 1, 0) }
  /// Blue.
  public class var blue: UIColor { make(0, 0, 1) }
  /// Cyan.
  public class var cyan: UIColor { make(0, 1, 1) }
  /// Yellow.
  public class var yellow: UIColor { make(1, 1, 0) }
  /// Magenta.
  public class var magenta: UIColor { make(1, 0, 1) }
  /// Orange.
  public class var orange: UIColor { make(1, 0.5, 0) }
  /// Purple.
  public class var purple: UIColor { make(0.5, 0, 0.5) }
  /// Brown.
  public class var brown: UIColor { make(0.6, 0.4, 0.2) }
  /// No colour.
  public class var clear: UIColor { make(0, 0, 0, 0) }
  /// The red of the system.
  public class var systemRed: UIColor { make(1, 59.0 / 255, 48.0 / 255) }
  /// The orange of the system.
  public class var systemOrange: UIColor { make(1, 149.0 / 255, 0) }
  /// The yellow of the system.
  public class var systemYellow: UIColor { make(1, 204.0 / 255, 0) }
  /// The green of the system.
  public class var systemGreen: UIColor { make(52.0 / 255, 199.0 / 255, 89.0 / 255) }
  /// The blue of the system.
  public class var systemBlue: UIColor { make(0, 122.0 / 255, 1) }
  /// The indigo of the system.
  public class var systemIndigo: UIColor { make(88.0 / 255, 86.0 / 255, 214.0 / 255) }
  /// The pink of the system.
  public class var systemPink: UIColor { make(1, 45.0 / 255, 85.0 / 255) }
  /// The purple of the system.
  public class var systemPurple: UIColor { make(175.0 / 255, 82.0 / 255, 222.0 / 255) }
  /// The teal of the system.
  public class var systemTeal: UIColor { make(48.0 / 255, 176.0 / 255, 199.0 / 255) }
  /// The grey of the system.
  public class var systemGray: UIColor { make(142.0 / 255, 142.0 / 255, 147.0 / 255) }
  /// The colour behind everything.
  public class var systemBackground: UIColor { white }
  /// The colour behind groups.
  public class var secondarySystemBackground: UIColor { make(242.0 / 255, 242.0 / 255, 247.0 / 255) }
  /// The colour behind groups in a grouped list.
  public class var systemGroupedBackground: UIColor { secondarySystemBackground }
  /// The colour of text.
  public class var label: UIColor { black }
  /// The colour of less important text.
  public class var secondaryLabel: UIColor { make(60.0 / 255, 60.0 / 255, 67.0 / 255, 0.6) }
  /// The colour of thin lines.
  public class var separator: UIColor { make(60.0 / 255, 60.0 / 255, 67.0 / 255, 0.29) }

  /// The same colour for layers.
  public var cgColor: CGColor { self }

  /// The same colour for views.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
