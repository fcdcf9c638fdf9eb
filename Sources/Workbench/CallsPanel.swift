import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// The conversation that the last change caused, a line for each call.
enum CallsPanel {
  static func lines(calls: [LayoutCall], dropped: Int, change: String, width: Int) -> [PanelLine] {
    let title = "Calls  (last change: \(change))"
    var lines: [PanelLine] = [
      .title(TextWidth.width(of: title) <= width ? title : "Calls  \(change)")
    ]
    lines += grouped(calls).map { PanelLine("  " + String(repeating: " ", count: $0.depth * 2) + $0.text) }
    if calls.isEmpty { lines.append(PanelLine("  nothing was asked")) }
    if dropped > 0 { lines.append(PanelLine("  … and \(dropped) more")) }
    return lines
  }

  /// Calls of the data source for each section or view are many and alike: a run of them is one line.
  private static func grouped(_ calls: [LayoutCall]) -> [(depth: Int, text: String)] {
    var rows: [(depth: Int, text: String)] = []
    var index = calls.startIndex
    while index < calls.endIndex {
      let call = calls[index]
      let end = calls[index...].firstIndex { !isAlike($0, call) } ?? calls.endIndex
      let run = end - index
      rows.append((call.depth, run > 2 ? text(call) + "  and \(run - 1) more" : text(call)))
      index += run > 2 ? run : 1
    }
    return rows
  }

  private static func isAlike(_ one: LayoutCall, _ other: LayoutCall) -> Bool {
    guard one.depth == other.depth else { return false }
    return switch (one.question, other.question) {
    case (.view, .view), (.numberOfItems, .numberOfItems): true
    default: false
    }
  }

  /// A call as the panel shows it: `elements(0,0,393×852) → 12`.
  static func text(_ call: LayoutCall) -> String {
    let answer = answerText(call.answer)
    let duration = call.seconds >= 0.0001 ? String(format: " · %.1f ms", call.seconds * 1000) : ""
    return questionText(call.question) + (answer.isEmpty ? "" : " → \(answer)") + duration
  }

  private static func questionText(_ question: LayoutCall.Question) -> String {
    switch question {
    case .invalidateLayout: "invalidateLayout"
    case .invalidateLayoutWith(let claims): "invalidateLayout(with: \(claimsText(claims)))"
    case .prepare: "prepare"
    case .contentSize: "contentSize"
    case .elements(let rect): "elements(\(rect.compact))"
    case .attributes(let element): "attributes(\(element.name))"
    case .shouldInvalidate(let bounds):
      "shouldInvalidate(\(bounds.origin == .zero ? bounds.size.compact : bounds.compact))"
    case .invalidationContext: "invalidationContext"
    case .targetContentOffset(let offset, _): "targetContentOffset(\(offset.compact))"
    case .prepareForUpdates(let count): "prepareForUpdates(\(count))"
    case .initialAttributes(let element): "initial(\(element.name))"
    case .finalAttributes(let element): "final(\(element.name))"
    case .pathsToInsert(_, let kind): "pathsToInsert(\(kind))"
    case .pathsToDelete(_, let kind): "pathsToDelete(\(kind))"
    case .finalizeUpdates: "finalizeUpdates"
    case .prepareForBoundsChange: "prepareForAnimatedBoundsChange"
    case .finalizeBoundsChange: "finalizeAnimatedBoundsChange"
    case .preferredAttributes(let element): "preferred(\(element.name))"
    case .shouldInvalidateForPreferred(let element): "shouldInvalidateForPreferred(\(element.name))"
    case .contextForPreferred(let element): "contextForPreferred(\(element.name))"
    case .prepareForTransitionTo: "prepareForTransition(to:)"
    case .prepareForTransitionFrom: "prepareForTransition(from:)"
    case .finalizeTransition: "finalizeLayoutTransition"
    case .targetPath(let element, let point): "targetPath(\(element.name), \(point.compact))"
    case .movingAttributes(let element, let point): "moving(\(element.name), \(point.compact))"
    case .movementContext(let element): "movementContext(\(element.name))"
    case .numberOfSections: "numberOfSections"
    case .numberOfItems(let section): "numberOfItems(\(section))"
    case .view(let element): "view(\(element.name))"
    case .didScroll: "didScroll"
    }
  }

  private static func answerText(_ answer: LayoutCall.Answer) -> String {
    switch answer {
    case .nothing: ""
    case .none: "nil"
    case .bool(let yes): String(yes)
    case .count(let count): String(count)
    case .size(let size): size.compact
    case .point(let point): point.compact
    case .frame(let frame): frame.compact
    case .claims(let claims): claimsText(claims)
    }
  }

  private static func claimsText(_ claims: InvalidationClaims) -> String {
    let parts = [
      claims.everything ? "everything" : nil, claims.counts ? "counts" : nil,
      claims.items > 0 ? "\(claims.items) items" : nil,
      claims.supplementaries > 0 ? "\(claims.supplementaries) supplementaries" : nil,
      claims.decorations > 0 ? "\(claims.decorations) decorations" : nil,
      claims.offsetAdjustment != .zero ? "offset \(claims.offsetAdjustment.compact)" : nil,
      claims.sizeAdjustment != .zero ? "size \(claims.sizeAdjustment.compact)" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "no claims" : parts.joined(separator: ", ")
  }
}

/// Numbers in a call are written without spaces, since a panel is narrow.
extension CGSize {
  fileprivate var compact: String { "\(width.brief)×\(height.brief)" }
}

extension CGPoint {
  fileprivate var compact: String { "\(x.brief),\(y.brief)" }
}

extension CGRect {
  fileprivate var compact: String { "\(origin.compact),\(size.compact)" }
}
