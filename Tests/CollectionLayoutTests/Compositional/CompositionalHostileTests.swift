import Foundation
import Testing

@testable import CollectionLayout

/// Faulty and enormous trees end with an answer and a finding.
@MainActor
struct CompositionalHostileTests {
  @Test("a group without room names its place, its size and UIKit's message (R8)")
  func noRoom() throws {
    let section = rows(40)
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 150, bottom: 0, trailing: 150)
    let finding = try #require(CompositionalStage([1], section).view.findings.first)
    #expect(finding.rule == "compositional-no-room")
    #expect(
      finding.detail == "section 0 › group: the room within its insets is 0 × 40, so nothing fits into it")
    #expect(finding.message?.hasPrefix("There is no room for this NSCollectionLayoutGroup") == true)
  }

  @Test("an item that does not fit is named and still shown (R8)")
  func doesNotFit() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)),
      subitems: [CollectionLayoutItem(layoutSize: size(.absolute(150), .absolute(50)))])
    let stage = CompositionalStage([2], CollectionLayoutSection(group: group))
    let finding = try #require(stage.view.findings.first)
    #expect(
      finding.detail
        == "section 0 › group › item 0: an extent of 150 with its spacing does not fit into the 100 "
        + "of its group")
    #expect(stage.frame(1) == "0, 50, 150 × 50")
  }

  @Test("two supplementary items of one kind (R9)")
  func duplicates() throws {
    let section = rows(40)
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("header", .bottom)]
    let stage = CompositionalStage([1], section)
    let finding = try #require(stage.layout.findings.first)
    #expect(finding.rule == "compositional-duplicate-kind")
    #expect(finding.message == "Every supplementary must have a unique elementKind: duplicates detected")
  }

  @Test("numbers that cannot be used end", arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
  func numbers(number: CGFloat) {
    for width in [CollectionLayoutDimension.absolute(number), .fractionalWidth(number), .estimated(number)] {
      for height in [CollectionLayoutDimension.absolute(number), .absolute(10)] {
        let item = CollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets.top = number
        let group = CollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: [item])
        group.interItemSpacing = .flexible(number)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = number
        let stage = CompositionalStage([50], section)
        #expect(stage.all().allSatisfy { $0.frame.isFinite })
        #expect(stage.view.contentSize.height.isFinite)
      }
    }
  }

  @Test("a hundred levels of two groups each have as many places as items are tried")
  func deep() {
    var node = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    for level in 0..<100 {
      let full = size(.fractionalWidth(1), .fractionalHeight(1))
      node =
        level % 2 == 0
        ? CollectionLayoutGroup.horizontal(layoutSize: full, subitem: node, count: 2)
        : CollectionLayoutGroup.vertical(layoutSize: full, subitem: node, count: 2)
    }
    guard let group = node as? CollectionLayoutGroup else { return }
    #expect(CompositionalStage([3], CollectionLayoutSection(group: group)).all().count <= 3)
  }

  @Test("a million items are a formula, ten thousand sections a search")
  func many() throws {
    let stage = CompositionalStage([1_000_000], rows(10))
    #expect(stage.frame(999_999) == "0, 9999990, 300 × 10")
    let one = try #require(stage.layout.freshSolver)
    let rect = CGRect(x: 0, y: 5_000_000, width: 300, height: 400)
    #expect(one.visit(in: rect, visible: 0...0, offsets: [:]) { _ in } < 60)
    let sections = CompositionalStage(Array(repeating: 3, count: 10_000), rows(10))
    let many = try #require(sections.layout.freshSolver)
    // 400 points are 14 sections of 30, with 3 groups each
    let low = CGRect(x: 0, y: 150_000, width: 300, height: 400)
    #expect(many.visit(in: low, visible: 0...0, offsets: [:]) { _ in } < 100)
  }
}
