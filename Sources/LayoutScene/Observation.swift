import CollectionLayout
import Foundation

/// One element as a layout answered it, as a plain value.
public struct Element: Hashable, Sendable {
  /// Which element it is.
  public var id: ElementID
  /// The smallest upright rectangle around it, in the content's points.
  public var frame: CGRect
  /// The order of painting: greater is nearer.
  public var zIndex: Int
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat
  /// Whether it is not shown.
  public var isHidden: Bool
  /// The transform about the centre; `nil` for the identity.
  public var transform: Transform3D?

  /// Makes an element.
  public init(
    _ id: ElementID, frame: CGRect, zIndex: Int = 0, alpha: CGFloat = 1, isHidden: Bool = false,
    transform: Transform3D? = nil
  ) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
    self.alpha = alpha
    self.isHidden = isHidden
    self.transform = transform
  }

  /// Takes down what a layout answered.
  @MainActor
  public init(_ attributes: LayoutAttributes) {
    let transform = attributes.transform3D
    self.init(
      attributes.elementID, frame: attributes.frame, zIndex: attributes.zIndex, alpha: attributes.alpha,
      isHidden: attributes.isHidden, transform: transform.isIdentity ? nil : transform)
  }
}

/// What a stage shows after a command: the elements in view and how they came about.
public struct Observation: Equatable, Sendable {
  /// How many elements an answer can have to be taken down whole.
  public static let elementLimit = 1000

  /// The collection view's bounds, in points; the origin is the content offset.
  public var bounds: CGRect
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The content inset with the safe area that is added to it, in points.
  public var adjustedInset: EdgeInsets
  /// The elements of the last answer in its order: all of a small one, those that meet the bounds of a large one.
  public var elements: [Element]
  /// The last conversation between the collection view and its layout.
  public var calls: [LayoutCall]
  /// How many further calls of that conversation were not kept.
  public var droppedCalls: Int
  /// The faults that the collection view noticed.
  public var findings: [Finding]
  /// Whether the elements keep frames from before the bounds changed, since the layout was not invalidated.
  public var showsOldFrames: Bool
  /// The rectangle that the layout was last asked about.
  public var queryRect: CGRect?
  /// The settings of the layout, where it has any that can be changed.
  public var properties: [LayoutProperty]
  /// How elements went from before to after, if the last command changed the data.
  public var transitions: [ElementTransition]

  /// Makes an observation.
  public init(
    bounds: CGRect, contentSize: CGSize, adjustedInset: EdgeInsets = .zero, elements: [Element] = [],
    calls: [LayoutCall] = [], droppedCalls: Int = 0, findings: [Finding] = [], showsOldFrames: Bool = false,
    queryRect: CGRect? = nil, properties: [LayoutProperty] = [],
    transitions: [ElementTransition] = []
  ) {
    self.bounds = bounds
    self.contentSize = contentSize
    self.adjustedInset = adjustedInset
    self.elements = elements
    self.calls = calls
    self.droppedCalls = droppedCalls
    self.findings = findings
    self.showsOldFrames = showsOldFrames
    self.queryRect = queryRect
    self.properties = properties
    self.transitions = transitions
  }
}

/// The answer to a question about a rectangle: every element that the layout answered, in its order.
public struct RectangleAnswer: Equatable, Sendable {
  /// The rectangle that was asked about, in points.
  public var rect: CGRect
  /// The elements that were answered.
  public var elements: [Element]
  /// The faults in the answer.
  public var findings: [Finding]

  /// Makes an answer.
  public init(rect: CGRect, elements: [Element], findings: [Finding]) {
    self.rect = rect
    self.elements = elements
    self.findings = findings
  }
}
