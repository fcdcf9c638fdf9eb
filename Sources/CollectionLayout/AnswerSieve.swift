import Foundation

/// Separates the usable part of a layout's answer from its mistakes.
@MainActor
struct AnswerSieve {
  /// The number of items of each section.
  let counts: [Int]

  /// Sifts the answer to a query; duplicates are looked for in a region only, since most of a large answer
  /// may be out of sight, or everywhere.
  func sift(
    _ answer: [LayoutAttributes]?, duplicatesWithin region: CGRect?
  ) -> (usable: [LayoutAttributes], findings: [Finding]) {
    guard let answer else { return ([], nilAnswer) }
    var findings: [Finding] = []
    var seen: Set<ElementID> = []
    let usable = answer.filter { attributes in
      if let finding = mistake(in: attributes) {
        findings.append(finding)
        if finding.rule != Self.negativeFrame { return false }
      }
      guard region.map({ attributes.frame.meets($0) }) ?? true else { return true }
      if seen.insert(attributes.elementID).inserted { return true }
      findings.append(
        Finding(
          rule: "duplicate-attributes", element: attributes.elementID,
          detail: "answered more than once for one rectangle; the frame \(attributes.frame.brief) is ignored")
      )
      return false
    }
    return (usable, findings)
  }

  private static let negativeFrame = "negative-frame"

  private var nilAnswer: [Finding] {
    let items = counts.reduce(0, +)
    guard items > 0 else { return [] }
    return [
      Finding(
        rule: "missing-attributes", element: nil,
        detail: "layoutAttributesForElements(in:) answered nil though there are \(items) items")
    ]
  }

  private func mistake(in attributes: LayoutAttributes) -> Finding? {
    if !exists(attributes) { return deadPath(attributes) }
    let frame = attributes.frame
    if !frame.isFinite {
      return Finding(
        rule: "non-finite-frame", element: attributes.elementID,
        detail: "the frame \(frame.brief) is not finite; it is ignored")
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      return Finding(
        rule: Self.negativeFrame, element: attributes.elementID,
        detail: "the frame \(frame.brief) has a negative size")
    }
    return nil
  }

  private func exists(_ attributes: LayoutAttributes) -> Bool {
    let id = attributes.elementID
    return (attributes.hasItemPath || id.category == .decorationView) && hasPlace(for: id)
  }

  /// Whether the data has a place for an element; decoration views belong to the layout alone.
  func hasPlace(for id: ElementID) -> Bool {
    switch id.category {
    case .decorationView: true
    case .supplementaryView: counts.indices.contains(id.section)
    case .cell: counts.indices.contains(id.section) && (0..<counts[id.section]).contains(id.item)
    }
  }

  /// The platform's words are those of iOS 13 and later (R1).
  private func deadPath(_ attributes: LayoutAttributes) -> Finding {
    let id = attributes.elementID
    let detail =
      if !attributes.hasItemPath {
        "the index path has \(attributes.indexPath.count) indexes instead of a section and an item; it is ignored"
      } else if !counts.indices.contains(id.section) {
        "section \(id.section) does not exist: there are \(counts.count) sections; it is ignored"
      } else {
        "item \(id.item) does not exist: section \(id.section) has \(counts[id.section]) items; it is ignored"
      }
    return Finding(
      rule: "invalid-index-path", element: id, detail: detail,
      message: "Received layout attributes with an invalid index path. Attributes will be ignored.")
  }
}
