import CollectionLayout
import Foundation

/// A question for a layout, as checks ask it.
public enum LayoutQuestion: Hashable, Sendable, Codable {
  /// Which elements meet this rectangle?
  case elements(CGRect)
  /// Where is this cell, supplementary or decoration view?
  case element(ElementID)
  /// Where does a scroll end that would end here, with this velocity in points per millisecond?
  case targetOffset(CGPoint, velocity: CGPoint)
  /// Is the coordinate system mirrored when the direction is not the development direction?
  case flipsHorizontally
  /// Does this section scroll by itself, across the layout's axis?
  case scrollsAcross(section: Int)
}

/// What a layout answers to a `LayoutQuestion`.
public struct LayoutReply: Hashable, Sendable {
  /// The elements that were answered, in their order; none for `nil`.
  public var elements: [Element] = []
  /// The offset that was answered.
  public var offset: CGPoint?
  /// The yes or no that was answered.
  public var flag: Bool?
  /// How many attributes objects were made for the answer.
  public var attributesMade = 0

  /// Makes an empty reply.
  public init() {}

  /// The element that was answered to a question about one.
  public var element: Element? { elements.first }
}

/// The answers to a number of questions that were asked one after the other, with nothing in between.
public struct Interview: Hashable, Sendable {
  /// An attributes object whose values changed after it had been answered.
  public struct Alteration: Hashable, Sendable {
    /// What it said when it was answered.
    public var before: Element
    /// What it said at the end.
    public var after: Element

    /// Joins the two.
    public init(before: Element, after: Element) {
      self.before = before
      self.after = after
    }
  }

  /// The answers in the order of the questions.
  public var replies: [LayoutReply] = []
  /// The attributes objects that did not keep what they said.
  public var alterations: [Alteration] = []
  /// The elements whose attributes are of a class that loses properties when it copies, with their names.
  public var lossyCopies: [ElementID: [String]] = [:]

  /// Makes an empty interview.
  public init() {}
}
