import Foundation
import Testing

@testable import CollectionLayout

/// What holds for every compositional layout, on seeded random trees.
@MainActor
struct CompositionalInvariantTests {
  nonisolated static let seeds = 0..<60 as Range<UInt64>

  /// A group of up to three levels, by count or by fractions that fill it.
  private func group(_ numbers: inout SeededNumbers, level: Int) -> CollectionLayoutGroup {
    let isVertical = Bool.random(using: &numbers)
    let height: CollectionLayoutDimension =
      level == 0 ? .absolute(CGFloat.random(in: 40...300, using: &numbers)) : .fractionalHeight(1)
    let outer = size(.fractionalWidth(1), height)
    let count = Int.random(in: 1...4, using: &numbers)
    let child: CollectionLayoutItem =
      level < 2 && Bool.random(using: &numbers)
      ? group(&numbers, level: level + 1)
      : CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    child.contentInsets.leading = CGFloat(Int.random(in: 0...2, using: &numbers))
    let group: CollectionLayoutGroup =
      isVertical
      ? .vertical(layoutSize: outer, subitem: child, count: count)
      : .horizontal(layoutSize: outer, subitem: child, count: count)
    group.interItemSpacing = .fixed(CGFloat(Int.random(in: 0...2, using: &numbers)) / 2)
    return group
  }

  private func stage(_ seed: UInt64) -> CompositionalStage {
    var numbers = SeededNumbers(seed + 1)
    let sections = (0..<4).map { _ in
      let section = CollectionLayoutSection(group: group(&numbers, level: 0))
      section.interGroupSpacing = CGFloat(Int.random(in: 0...9, using: &numbers)) / 3
      section.contentInsets.top = CGFloat(Int.random(in: 0...9, using: &numbers))
      section.contentInsets.trailing = CGFloat(Int.random(in: 0...9, using: &numbers))
      if Bool.random(using: &numbers) { section.boundarySupplementaryItems = [boundary("header", .top)] }
      return section
    }
    let counts = sections.map { _ in [0, 1, 5, 90][Int.random(in: 0...3, using: &numbers)] }
    let layout = CompositionalLayout { index, _ in sections[index] }
    return CompositionalStage(counts, layout) { $0.contentScaleFactor = CGFloat(seed % 3 + 1) }
  }

  private func text(_ attributes: [LayoutAttributes]) -> [String] { attributes.map(\.description) }

  @Test("every item is there once, within the content, and nothing overlaps", arguments: seeds)
  func places(seed: UInt64) {
    let stage = stage(seed)
    let all = stage.all()
    #expect(all.count { $0.representedElementCategory == .cell } == stage.data.counts.reduce(0, +))
    #expect(stage.view.findings.isEmpty, "seed \(seed): \(stage.view.findings)")
    let content = CGRect(origin: .zero, size: stage.view.contentSize).insetBy(dx: -1e-6, dy: -1e-6)
    for (index, one) in all.enumerated() {
      #expect(content.contains(one.frame), "seed \(seed): \(one), content \(content.brief)")
      for other in all[(index + 1)...] {
        let shared = one.frame.intersection(other.frame)
        let isOverlap = !shared.isNull && shared.width > 1e-6 && shared.height > 1e-6
        #expect(!isOverlap, "seed \(seed): \(one) and \(other)")
      }
    }
  }

  @Test(
    "any rectangle's answer is the part of the whole that meets it, as is each element's", arguments: seeds)
  func queries(seed: UInt64) {
    let stage = stage(seed)
    let all = stage.all()
    var numbers = SeededNumbers(seed + 1000)
    for _ in 0..<12 {
      let y = CGFloat.random(in: -50...(stage.view.contentSize.height + 50), using: &numbers)
      let height = CGFloat.random(in: 0...600, using: &numbers)
      let rect = CGRect(x: CGFloat.random(in: -50...300, using: &numbers), y: y, width: 150, height: height)
      let answer = stage.layout.layoutAttributesForElements(in: rect) ?? []
      #expect(text(answer) == text(all.filter { $0.frame.meets(rect) }), "seed \(seed), \(rect.brief)")
    }
    for cell in all where cell.representedElementCategory == .cell {
      #expect(stage.layout.layoutAttributesForItem(at: cell.indexPath) == cell, "seed \(seed)")
    }
  }
}
