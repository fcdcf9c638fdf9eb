import CollectionLayout
import Foundation
import LayoutScene

/// An interview without its elements, which travel beside it.
struct InterviewHead: Codable {
  private struct Reply: Codable {
    var elements: Int
    var offset: CGPoint?
    var flag: Bool?
    var attributesMade: Int
  }

  private struct Loss: Codable {
    var element: ElementID
    var names: [String]
  }

  private let replies: [Reply]
  private let alterations: Int
  private let losses: [Loss]

  init(_ interview: Interview) {
    replies = interview.replies.map {
      Reply(
        elements: $0.elements.count, offset: $0.offset, flag: $0.flag, attributesMade: $0.attributesMade)
    }
    alterations = interview.alterations.count
    losses = interview.lossyCopies.map { Loss(element: $0.key, names: $0.value) }
  }

  /// The elements in the order in which `interview(_:)` takes them.
  static func elements(of interview: Interview) -> [Element] {
    interview.replies.flatMap(\.elements) + interview.alterations.flatMap { [$0.before, $0.after] }
  }

  /// The interview with its elements.
  func interview(_ elements: [Element]) -> Interview {
    var rest = elements[...]
    func take(_ count: Int) -> [Element] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    var interview = Interview()
    interview.replies = replies.map { head in
      var reply = LayoutReply()
      reply.elements = take(head.elements)
      (reply.offset, reply.flag, reply.attributesMade) = (head.offset, head.flag, head.attributesMade)
      return reply
    }
    interview.alterations = (0..<alterations).compactMap { _ in
      let pair = take(2)
      return pair.count == 2 ? Interview.Alteration(before: pair[0], after: pair[1]) : nil
    }
    interview.lossyCopies = Dictionary(losses.map { ($0.element, $0.names) }) { first, _ in first }
    return interview
  }
}
