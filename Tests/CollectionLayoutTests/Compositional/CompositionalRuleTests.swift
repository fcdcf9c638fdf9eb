import Foundation
import Testing

@testable import CollectionLayout

/// Rules of compositional layouts with numbers derived in each test; the recorded ones are in the case file.
@MainActor
struct CompositionalRuleTests {
  private func row(_ spacing: CollectionLayoutSpacing?, _ items: [CollectionLayoutItem])
    -> CollectionLayoutSection
  {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: items)
    group.interItemSpacing = spacing
    return CollectionLayoutSection(group: group)
  }

  private func square(_ side: CGFloat) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(.absolute(side), .absolute(side)))
  }

  @Test("defaults")
  func defaults() {
    let configuration = CompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    let section = rows(10)
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    let header = boundary("header", .top)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(CollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
    #expect(ContentInsetsReference.readableContent.rawValue == 4)
    #expect(DirectionalRectEdge.all.rawValue == 15)
  }

  @Test("a list of items repeats until the row is full: 100 and 40 fit twice into 300 (C5)")
  func list() {
    let stage = CompositionalStage([5], row(.fixed(5), [square(100), square(40)]))
    // 100 + 5 + 40 + 5 + 100 + 5 + 40 = 295
    #expect(
      (0..<5).map { stage.frame($0) } == [
        "0, 0, 100 × 100", "105, 0, 40 × 40", "150, 0, 100 × 100", "255, 0, 40 × 40", "0, 50, 100 × 100",
      ])
  }

  @Test("repeatingSubitem keeps the item's own width (C2)")
  func repeating() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: square(50), count: 2)
    let stage = CompositionalStage([3], CollectionLayoutSection(group: group))
    #expect((0..<3).map { stage.frame($0) } == ["0, 0, 50 × 50", "50, 0, 50 × 50", "0, 50, 50 × 50"])
  }

  @Test("another extent that is a part of the width is a part of what spacing leaves (C3)")
  func fittedHeight() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalWidth(0.25)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(90)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(20)
    // (300 - 60) / 4
    let stage = CompositionalStage([4], CollectionLayoutSection(group: group))
    #expect(stage.frame(3) == "240, 0, 60 × 60")
  }

  @Test("edge spacing moves what comes later and keeps the size (C13)")
  func edges() {
    let first = square(20)
    first.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(3), top: .fixed(4), trailing: .fixed(2), bottom: nil)
    first.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let stage = CompositionalStage([2], row(nil, [first, square(30)]))
    #expect(stage.frame(0) == "5, 6, 16 × 16")
    #expect(stage.frame(1) == "25, 0, 30 × 30")
  }

  @Test(
    "flexible spacing shares what is left over; zero is flexible too (C14)", arguments: [0, 10] as [CGFloat])
  func flexible(least: CGFloat) {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: square(60), count: 3)
    group.interItemSpacing = .flexible(least)
    // 300 - 180 = 120, half of it in each gap
    let stage = CompositionalStage([3], CollectionLayoutSection(group: group))
    #expect((0..<3).map { stage.frame($0) } == ["0, 0, 60 × 60", "120, 0, 60 × 60", "240, 0, 60 × 60"])
  }

  @Test("flexible edges centre an item along and across the row (C14)")
  func centred() {
    let item = square(20)
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 1)
    #expect(CompositionalStage([1], CollectionLayoutSection(group: group)).frame(0) == "140, 15, 20 × 20")
  }

  @Test("boundary items at all edges, inside and outside (C8)")
  func boundaries() {
    let section = rows(40)
    let inside = boundary("inside", .bottom, height: 10)
    inside.extendsBoundary = false
    let side = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(30), .absolute(16)), elementKind: "side", alignment: .leading)
    section.boundarySupplementaryItems = [boundary("header", .top), inside, side]
    let stage = CompositionalStage([2], section)
    #expect(stage.view("header")?.frame.brief == "0, 0, 300 × 20")
    #expect(stage.frame(0) == "30, 20, 270 × 40")
    #expect(stage.view("inside")?.frame.brief == "0, 90, 300 × 10")
    #expect(stage.view("side")?.frame.brief == "0, 52, 30 × 16")
    #expect(stage.view.contentSize == CGSize(width: 300, height: 100))
  }

  @Test("a pinned header follows until its section ends (C8)")
  func pinned() {
    let section = rows(100)
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage([10, 10], section)
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    #expect(stage.view("header")?.frame.brief == "0, 300, 300 × 20")
    stage.view.contentOffset.y = 1010
    stage.view.layoutIfNeeded()
    #expect(stage.view("header")?.frame.brief == "0, 1000, 300 × 20")
    #expect(stage.view("header", 1)?.frame.brief == "0, 1020, 300 × 20")
  }

  @Test("headers stay within the section's insets unless they do not follow them (C17)")
  func followingInsets() {
    let section = rows(40)
    section.contentInsets = DirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    section.boundarySupplementaryItems = [boundary("header", .top)]
    #expect(CompositionalStage([1], section).view("header")?.frame.brief == "10, 0, 270 × 20")
    section.supplementariesFollowContentInsets = false
    let stage = CompositionalStage([1], section)
    #expect(stage.view("header")?.frame.brief == "0, 0, 300 × 20")
    #expect(stage.frame(0) == "10, 21, 270 × 40")
    #expect(stage.view.contentSize.height == 63)
  }

  @Test("spacing between sections counts beside empty ones (C6, C7)")
  func empty() {
    let section = rows(40)
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    section.decorationItems = [.background(elementKind: "b")]
    let configuration = CompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let stage = CompositionalStage(
      [0, 1], CompositionalLayout(section: section, configuration: configuration))
    #expect(stage.frame(0, 1) == "0, 13, 300 × 40")
    #expect(stage.all().map(\.elementID.name) == ["b 1·0", "1·0"])
    #expect(stage.all().map(\.zIndex) == [0, 1])
    configuration.interSectionSpacing = 100
    #expect(stage.frame(0, 1) == "0, 13, 300 × 40")
    stage.layout.configuration = configuration
    #expect(stage.frame(0, 1) == "0, 105, 300 × 40")
  }

  @Test("orthogonal sections scroll on their own and stop as their behaviour says (C12)")
  func orthogonal() throws {
    let cell = size(.absolute(120), .absolute(50))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: cell, subitems: [CollectionLayoutItem(layoutSize: cell)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let stage = CompositionalStage([10], section)
    #expect(stage.view.contentSize == CGSize(width: 300, height: 50))
    let strip = try #require(stage.layout.orthogonalStrip(ofSection: 0))
    #expect(strip.offsets == 0...990)
    #expect(strip.target(proposed: 500, from: 0) == 130)
    stage.layout.scrollSection(0, to: 130)
    #expect(stage.frame(1) == "0, 0, 120 × 50")
    #expect(stage.view.contentOffset == .zero)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    #expect(CompositionalStage([10], section).frame(0) == "90, 0, 120 × 50")
    section.orthogonalScrollingBehavior = .paging
    let pages = CompositionalStage([10], section)
    let paging = try #require(pages.layout.orthogonalStrip(ofSection: 0))
    #expect(paging.target(proposed: 900, from: 300) == 600)
  }

  @Test("a section that scrolls from side to side has the axes swapped")
  func horizontal() {
    let column = size(.absolute(40), .fractionalHeight(1))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: column, subitems: [CollectionLayoutItem(layoutSize: column)]))
    section.interGroupSpacing = 2
    let configuration = CompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = CompositionalStage([3], CompositionalLayout(section: section, configuration: configuration))
    #expect(stage.frame(2) == "84, 0, 40 × 400")
    #expect(stage.view.contentSize == CGSize(width: 124, height: 400))
  }

  @Test("a custom group's frames are counted from its origin (C19), and the handler may change what is shown")
  func custom() {
    let group = CollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { room in
      let width = room.container.contentSize.width
      return [
        CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 10)),
        CollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: 5, height: 5), zIndex: 3),
      ]
    }
    let section = CollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, _, _ in items.forEach { $0.alpha = 0.5 } }
    let stage = CompositionalStage([3], section)
    #expect((0..<3).map { stage.frame($0) } == ["0, 0, 150 × 10", "150, 30, 5 × 5", "0, 50, 150 × 10"])
    #expect(stage.all().map(\.alpha) == [0.5, 0.5, 0.5])
  }

  @Test("an estimated row takes the height that its item asks for (C15)")
  func estimated() {
    let full = size(.fractionalWidth(1), .estimated(44))
    let item = CollectionLayoutItem(layoutSize: full)
    item.contentInsets = DirectionalEdgeInsets(top: 9, leading: 0, bottom: 9, trailing: 0)
    let section = CollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
    let stage = CompositionalStage([3], section)
    #expect(stage.frame(2) == "0, 88, 300 × 44")
    let original = LayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    original.frame = CGRect(x: 0, y: 44, width: 300, height: 44)
    let wish = LayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    wish.frame = CGRect(x: 0, y: 44, width: 300, height: 70)
    #expect(
      stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
    let context = stage.layout.invalidationContext(
      forPreferredLayoutAttributes: wish, withOriginalAttributes: original)
    stage.layout.invalidateLayout(with: context)
    #expect((0..<3).map { stage.frame($0) } == ["0, 0, 300 × 44", "0, 44, 300 × 70", "0, 114, 300 × 44"])
    #expect(
      !stage.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: wish))
  }
}
