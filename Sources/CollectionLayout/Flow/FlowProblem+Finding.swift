import Foundation

extension FlowProblem.Cause {
  /// The name of the rule that the number breaks.
  public var rule: String {
    switch self {
    case .tooLong: "flow-item-too-large"
    case .notFinite: "flow-non-finite"
    case .negativeSize: "flow-negative-size"
    case .negativeSpacing: "flow-negative-spacing"
    case .enormous: "flow-enormous"
    case .noRoom: "flow-no-room"
    case .unsteady: "flow-unsteady-delegate"
    }
  }
}

extension FlowProblem {
  /// The problem as a finding, with the platform's message where there is one.
  public var finding: Finding {
    Finding(rule: cause.rule, element: element, detail: detail, message: message)
  }

  private var element: ElementID? {
    guard let section, let item else { return nil }
    return .cell(section, item)
  }

  private var place: String {
    switch (section, item) {
    case (nil, _): ""
    case (let section?, nil): "section \(section): "
    case (let section?, let item?): "item \(section)·\(item): "
    }
  }

  private var detail: String {
    let isVertical = direction == .vertical
    let (extent, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    switch cause {
    case .tooLong(let length, let available):
      return place + "the item \(extent) \(length.brief) is larger than the room for a line, "
        + "\(available.brief): the \(extent) of the collection view without the insets \(edges)"
    case .notFinite(let name, let value):
      return place + "\(name) is \(value.brief), which is no finite number; 0 is used"
    case .negativeSize(let name, let value):
      return place + "\(name) is negative, \(value.brief); 0 is used"
    case .negativeSpacing(let name, let value):
      return place + "\(name) is negative, \(value.brief); elements may overlap"
    case .enormous(let name, let value):
      return place + "\(name) is \(value.brief); at most \(Self.limit.brief) points are used"
    case .noRoom(let room):
      return "the collection view has a \(extent) of \(room.brief) points, so no line has room for an item"
    case .unsteady(let first, let second):
      return place
        + "the delegate answered the size \(first.brief) and, asked again in the same pass, \(second.brief)"
    }
  }

  /// What UIKit prints about an item that is too large (R4).
  private var message: String? {
    guard case .tooLong = cause else { return nil }
    let (extent, edges) = direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(extent) must be less than the \(extent) of the UICollectionView minus the section insets \
      \(edges) values, minus the content insets \(edges) values.
      Please check the values returned by the delegate.
      """
  }
}
