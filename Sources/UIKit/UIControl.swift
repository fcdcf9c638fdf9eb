import CollectionLayout

/// A view that a finger works; there is none here.
open class UIControl: UIView {
  /// What happened.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger left inside of the view.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
  }

  /// How the control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Adds somebody who would be told; nothing happens here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Removes somebody who would be told.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Tells those who wait for events; nobody is told here.
  open func sendActions(for controlEvents: Event) {}
}

/// A button; nothing is drawn here.
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Hashable, Sendable {
    /// As its owner wants.
    case custom
    /// As the system has it.
    case system
  }

  /// The label.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Makes a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// Sets the title.
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  /// Sets the colour of the title.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
  /// Sets the image behind the title.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// The title.
  open func title(for state: State) -> String? { titleLabel?.text }
}

/// Views in a row; they keep the frames that they are given here.
open class UIStackView: UIView {
  /// How views share the row.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it.
    case fill
    /// They fill it and are equal.
    case fillEqually
    /// They fill it in proportion to their own sizes.
    case fillProportionally
    /// They have equal gaps.
    case equalSpacing
    /// Their middles have equal distances.
    case equalCentering
  }

  /// How views lie across the row.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill it.
    case fill
    /// At the beginning.
    case leading
    /// On the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// On the last line of text.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in the row.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the row.
  open var axis = UIAxis.horizontal
  /// How views share the row.
  open var distribution = Distribution.fill
  /// How views lie across the row.
  open var alignment = Alignment.fill
  /// The gap between views, in points.
  open var spacing: CGFloat = 0

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Puts a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: stackIndex)
    addSubview(view)
  }
  /// Takes a view out of the row.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
