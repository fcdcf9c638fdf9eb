import CollectionLayout

/// A font by its size; there are no glyphs, and text is measured by rule of thumb.
open class UIFont: NSObject, @unchecked Sendable {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1, thinnest, to 1, boldest.
    public let rawValue: CGFloat
    /// A weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A very large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the usual setting, in points.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat

  /// Makes a font of a name and a size.
  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
    super.init()
  }

  private init(systemFontOfSize size: CGFloat) {
    fontName = ".SFUI-Regular"
    pointSize = size
    super.init()
  }

  /// The font of the system.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(systemFontOfSize: size) }
  /// The font of the system.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemFontOfSize: size)
  }
  /// The bold font of the system.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(systemFontOfSize: size) }
  /// The slanted font of the system.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(systemFontOfSize: size) }
  /// The font for what a text is for, at the usual setting.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(systemFontOfSize: style.pointSize)
  }
  /// The same font of another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(systemFontOfSize: fontSize) }
  /// The usual size of text, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The usual size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }

  /// The height of a line, in points: 1.193 times the size, as the system's font has it at text sizes.
  open var lineHeight: CGFloat { pointSize * 1.193359375 }
  /// How far letters go up, in points.
  open var ascender: CGFloat { pointSize * 0.9521484375 }
  /// How far letters go down, in points; negative.
  open var descender: CGFloat { pointSize * -0.2412109375 }
  /// The gap between lines, in points.
  open var leading: CGFloat { 0 }
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin is that of the first line's fragment.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The gap between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Glyphs count, not lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// What does not fit is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The room that a text takes, by rule of thumb: each character is half as wide as the font is high.
struct TextRoom {
  let text: String
  let font: UIFont

  func size(within width: CGFloat) -> CGSize {
    Notice.onAnyThread("text is measured by rule of thumb: half the font's size a character, no system font")
    let advance = font.pointSize / 2
    let perLine = max(1, Int(min(width / advance, 1e6)))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let rows = lines.reduce(0) { $0 + max(1, ($1 + perLine - 1) / perLine) }
    let longest = min(lines.max() ?? 0, perLine)
    return CGSize(width: CGFloat(longest) * advance, height: CGFloat(rows) * font.lineHeight)
  }
}

extension Notice {
  nonisolated static func onAnyThread(_ sentence: String) {
    if Thread.isMainThread { MainActor.assumeIsolated { say(sentence) } }
  }
}

extension NSString {
  /// The room that the text takes within a size, by rule of thumb, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGRect(origin: .zero, size: TextRoom(text: description, font: font).size(within: size.width))
  }

  /// The room that the text takes, by rule of thumb, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextRoom(text: description, font: font).size(within: .greatestFiniteMagnitude)
  }
}

extension String {
  /// The room that the text takes within a size, by rule of thumb, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// The room that the text takes, by rule of thumb, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attributes)
  }
}
