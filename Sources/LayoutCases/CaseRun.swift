import CollectionLayout
import Foundation

/// Runs one recorded case through a collection view and compares.
@MainActor
struct CaseRun {
  /// How far a number may be from the recorded one, in points.
  private static let tolerance: CGFloat = 0.01

  private let recorded: RecordedCase
  private let made: any CaseLayout
  private let view: CollectionView
  private let data: CaseData

  init(_ recorded: RecordedCase, _ made: any CaseLayout) throws {
    self.recorded = recorded
    self.made = made
    data = CaseData(itemCounts: recorded.config.itemCounts)
    let size = try CGSize(numbers: recorded.bounds, "bounds")
    view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: made.layout)
    view.contentScaleFactor = recorded.config.scale ?? 1
    view.delegate = made.delegate
    view.dataSource = data
    view.layoutIfNeeded()
  }

  /// Where the engine's answer differs from the recorded one, a line each.
  func mismatches() throws -> [String] {
    try (recorded.expect ?? []).flatMap(compare)
      + (recorded.absent ?? []).compactMap(compareAbsent) + compareContentSize() + compareCounts()
  }

  private func compare(_ expected: RecordedCase.Expectation) throws -> [String] {
    let id = try element(expected)
    guard let actual = view.attributes(of: id) else { return ["\(id.name): expected attributes, actual nil"] }
    var lines: [String] = []
    if let frame = expected.frame, !agrees(frame, actual.frame.numbers) {
      lines.append("\(id.name) frame: expected \(text(frame)), actual \(text(actual.frame.numbers))")
    }
    if let zIndex = expected.zIndex, zIndex != actual.zIndex {
      lines.append("\(id.name) zIndex: expected \(zIndex), actual \(actual.zIndex)")
    }
    return lines
  }

  private func compareAbsent(_ absent: RecordedCase.Expectation) throws -> String? {
    let id = try element(absent)
    guard let actual = view.attributes(of: id) else { return nil }
    return "\(id.name): expected nil, actual frame \(text(actual.frame.numbers))"
  }

  private func compareContentSize() -> [String] {
    let actual = [view.contentSize.width, view.contentSize.height]
    guard let expected = recorded.contentSize, !agrees(expected, actual) else { return [] }
    return ["content size: expected \(text(expected)), actual \(text(actual))"]
  }

  /// Every item has a cell, wherever it is.
  private func compareCounts() -> [String] {
    let content = CGRect(origin: .zero, size: view.contentSize)
    let everywhere = view.bounds.union(content).insetBy(dx: -1e6, dy: -1e6)
    var counts = recorded.config.itemCounts.map { _ in 0 }
    for attributes in view.askElements(in: everywhere).elements
    where attributes.representedElementCategory == .cell {
      let section = attributes.elementID.section
      if counts.indices.contains(section) { counts[section] += 1 }
    }
    guard counts != recorded.config.itemCounts else { return [] }
    return ["cells of each section: expected \(recorded.config.itemCounts), actual \(counts)"]
  }

  private func element(_ expected: RecordedCase.Expectation) throws -> ElementID {
    let item = expected.item ?? 0
    switch expected.kind {
    case "cell": return .cell(expected.section, item)
    case "header", "footer":
      return ElementID(
        .supplementaryView, kind: made.elementKind(expected.kind), section: expected.section, item: item)
    case "supplementary", "decoration":
      guard let kind = expected.elementKind else { throw CaseError("elementKind is missing") }
      return ElementID(
        expected.kind == "decoration" ? .decorationView : .supplementaryView, kind: made.elementKind(kind),
        section: expected.section, item: item)
    default: throw CaseError("kind \(expected.kind): cell, header, footer, supplementary or decoration")
    }
  }

  private func agrees(_ expected: [Double?], _ actual: [CGFloat]) -> Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { expected, actual in
        guard let expected else { return true }
        return (CGFloat(expected) - actual).magnitude <= Self.tolerance
      }
  }

  private func text(_ numbers: [Double?]) -> String {
    "[" + numbers.map { $0.map { CGFloat($0).brief } ?? "any" }.joined(separator: ", ") + "]"
  }

  private func text(_ numbers: [CGFloat]) -> String {
    "[" + numbers.map(\.brief).joined(separator: ", ") + "]"
  }
}

/// A data source with a number of items for each section.
private final class CaseData: NSObject, CollectionViewDataSource {
  private let itemCounts: [Int]

  init(itemCounts: [Int]) { self.itemCounts = itemCounts }

  func numberOfSections(in collectionView: CollectionView) -> Int { itemCounts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
