import Foundation

/// A number of a tree that cannot be used, named by its place.
struct TreeProblem: Hashable, Sendable {
  enum Cause: Hashable, Sendable {
    /// Nothing fits into a group (R8).
    case noRoom(CGSize)
    /// An item is longer than the room of its group (R8).
    case doesNotFit(extent: CGFloat, room: CGFloat)
    /// A group has no place for any item (R8).
    case noItems
    /// A number is not finite, negative or too large; another one is used.
    case unusable(CGFloat, used: CGFloat)
    /// Two supplementary views of one owner have one kind (R9).
    case duplicateKind(String)
    /// A section provider gave no section.
    case noSection
  }

  var cause: Cause
  var section: Int?
  var path: String

  /// The largest magnitude that is used, in points.
  static let limit: CGFloat = 1e12

  var finding: Finding { Finding(rule: rule, element: nil, detail: "\(place): \(detail)", message: message) }

  private var place: String {
    let start = section.map { "section \($0)" } ?? "layout"
    return path.isEmpty ? start : "\(start) › \(path)"
  }

  private var rule: String {
    switch cause {
    case .noRoom, .noItems: "compositional-no-room"
    case .doesNotFit: "compositional-does-not-fit"
    case .unusable: "compositional-unusable-number"
    case .duplicateKind: "compositional-duplicate-kind"
    case .noSection: "compositional-no-section"
    }
  }

  private var detail: String {
    switch cause {
    case .noRoom(let size): "the room within its insets is \(size.brief), so nothing fits into it"
    case .noItems: "it has no place for any item"
    case .doesNotFit(let extent, let room):
      "an extent of \(extent.brief) with its spacing does not fit into the \(room.brief) of its group"
    case .unusable(let number, let used):
      "\(number.brief) cannot be used as an extent; it counts as \(used.brief)"
    case .duplicateKind(let kind): "two supplementary items have the kind \(kind)"
    case .noSection: "the section provider answered nil"
    }
  }

  private var message: String? {
    switch cause {
    case .noRoom, .noItems:
      "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, "
        + "or it has no room for any subitems itself."
    case .doesNotFit:
      "NSCollectionLayoutItem created with invalid combination of spacing and size specified. "
        + "This group cannot fit even a single item."
    case .duplicateKind: "Every supplementary must have a unique elementKind: duplicates detected"
    case .unusable, .noSection: nil
    }
  }
}

/// The first problems of a layout, each once.
struct TreeProblems: Sendable {
  private(set) var list: [TreeProblem] = []
  private static let limit = 32

  mutating func add(_ cause: TreeProblem.Cause, section: Int?, path: String) {
    guard list.count < Self.limit else { return }
    let problem = TreeProblem(cause: cause, section: section, path: path)
    if !list.contains(problem) { list.append(problem) }
  }
}
