import CollectionLayout
import Foundation
import LayoutScene

/// A rule about one answer of a layout: a set of elements and the content size.
public protocol AnswerCheck: SightRule {
  /// The faults in an answer.
  static func findings(in elements: [Element], contentSize: CGSize) -> [Finding]
}

extension AnswerCheck {
  /// The faults in the answer of one moment; none without room, or while frames of an old size are kept.
  public static func findings(in sight: Sight) -> [Finding] {
    sight.kind == .noRoom || sight.seen.showsOldFrames
      ? [] : findings(in: sight.elements, contentSize: sight.seen.contentSize)
  }
}

/// The rules about one answer, in the order in which their findings are listed.
public enum AnswerChecks {
  /// All rules.
  public static let all: [any AnswerCheck.Type] = [Overlap.self, OutsideContent.self]

  /// Lengths in points up to this are taken for rounding.
  static let tolerance: CGFloat = 0.001

  /// The faults that any rule finds in an answer.
  public static func findings(in elements: [Element], contentSize: CGSize) -> [Finding] {
    all.flatMap { $0.findings(in: elements, contentSize: contentSize) }
  }
}
