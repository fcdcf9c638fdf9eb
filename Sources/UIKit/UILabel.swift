import CollectionLayout

/// Where lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both edges.
  case justified
  /// As the language has it.
  case natural
}

/// Where lines break.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters.
  case byCharWrapping
  /// What does not fit is cut off.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}

/// A view of a text; nothing is drawn, and its size is a rule of thumb.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// The largest number of lines; 0 for as many as needed.
  open var numberOfLines = 1
  /// Where lines break.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether text that is too long is made smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may get, as a factor.
  open var minimumScaleFactor: CGFloat = 0

  /// The room that the text takes within a size, by rule of thumb, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
    return TextRoom(text: text ?? attributedText?.string ?? "", font: font).size(within: width)
  }

  /// The room that the text takes on one line, by rule of thumb, in points.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}
