import Foundation
import Testing

@testable import CollectionLayout

/// The flow layout as a class: properties, delegate, direction, insets, pins.
@MainActor
struct FlowLayoutTests {
  @Test("F1: UIKit's defaults")
  func defaults() {
    let flow = FlowLayout()
    #expect(flow.itemSize == CGSize(50, 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero)
    #expect(flow.estimatedItemSize == .zero)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.sectionInsetReference.rawValue == 0)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
  }

  @Test("F17: a flow that belongs to no view answers an empty list and no size")
  func unattached() {
    let flow = FlowLayout()
    #expect(flow.layoutAttributesForElements(in: CGRect(0, 0, 100, 100)) == [])
    #expect(flow.collectionViewContentSize == .zero)
    #expect(flow.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("properties that change are seen at the next layout pass", arguments: [false, true])
  func properties(insidePrepare: Bool) {
    let flow = insidePrepare ? SettingFlow() : FlowLayout()
    let stage = FlowStage([4], flow)
    if !insidePrepare {
      #expect(stage.xs(4) == [0, 65, 130, 195])
      flow.itemSize = CGSize(100, 60)
    }
    stage.view.layoutIfNeeded()
    #expect(stage.xs(4) == [0, 137.5, 275, 0])
    #expect(stage.view.contentSize == CGSize(375, 130))
  }

  @Test("what the delegate leaves out comes from the properties")
  func delegateMeasures() {
    let flow = FlowLayout()
    flow.itemSize = CGSize(100, 20)
    let stage = FlowStage([4, 3], flow, size: CGSize(310, 400), delegate: MeasuresDelegate())
    // Insets of 5 leave 300: three of 100 without a gap, or one and then one with 100 between them.
    #expect(stage.xs(4) == [5, 105, 205, 5])
    #expect(stage.frame(3)?.minY == 24)
    #expect(stage.footer(0)?.frame == CGRect(0, 46, 310, 9))
    #expect(stage.header(0) == nil)
    #expect(stage.header(1)?.frame == CGRect(0, 55, 310, 7))
    #expect(stage.frame(1, 1) == CGRect(205, 63, 100, 20))
    #expect(stage.footer(1) == nil)
    #expect(stage.view.contentSize.height == 108)
  }

  @Test("a delegate's sizes are asked for once; a new width places them without asking again")
  func sizes() {
    let delegate = SizeDelegate { CGSize(CGFloat(60 + $0.item), 40) }
    let stage = FlowStage([10], delegate: delegate)
    // One more question checks that the answer is steady.
    #expect(delegate.asked == 11)
    stage.view.frame.size.width = 200
    stage.view.layoutIfNeeded()
    #expect(delegate.asked == 11)
    #expect(stage.xs(3) == [0, 139, 0])
    stage.flow.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(delegate.asked == 22)
  }

  @Test("a delegate that says the same of every item gives a uniform flow")
  func equalSizes() {
    let stage = FlowStage([4], delegate: SizeDelegate { _ in CGSize(80, 40) })
    #expect(stage.xs(4) == [0, 98.5, 196.5, 295])
  }

  @Test("somebody else who asks a method that the delegate leaves out gets the layout's property")
  func defaultsOutside() {
    let delegate = MeasuresDelegate()
    let stage = FlowStage([1], delegate: delegate)
    let path = IndexPath(item: 0, section: 0)
    #expect(delegate.collectionView(stage.view, layout: stage.flow, sizeForItemAt: path) == CGSize(50, 50))
  }

  @Test("F14: an estimate is the size of all items; an automatic one leaves it to the item size")
  func estimates() {
    let flow = FlowLayout()
    flow.estimatedItemSize = CGSize(100, 60)
    let stage = FlowStage([4], flow, delegate: SizeDelegate { _ in CGSize(10, 10) })
    #expect(stage.xs(4) == [0, 137.5, 275, 0])
    let automatic = FlowLayout()
    automatic.estimatedItemSize = FlowLayout.automaticSize
    #expect(FlowStage([4], automatic).xs(4) == [0, 65, 130, 195])
    automatic.itemSize = FlowLayout.automaticSize
    #expect(FlowStage([4], automatic).xs(4) == [0, 65, 130, 195])
  }

  @Test("F12: headers and footers lie above cells")
  func zIndexes() {
    let flow = FlowLayout()
    flow.headerReferenceSize = CGSize(0, 10)
    flow.footerReferenceSize = CGSize(0, 10)
    let stage = FlowStage([2], flow)
    let all = stage.view.visibleAttributes
    #expect(all.map(\.elementID.name) == ["header 0", "0·0", "0·1", "footer 0"])
    #expect(all.map(\.zIndex) == [10, 0, 0, 10])
  }

  @Test("attributes are of the class that the layout names")
  func attributesClass() {
    let stage = FlowStage([3], MarkedFlow())
    #expect(stage.view.visibleAttributes.allSatisfy { $0 is MarkedAttributes })
  }

  @Test("content insets make lines shorter, without and with a change afterwards")
  func contentInsets() {
    let stage = FlowStage([4], size: CGSize(375, 400)) {
      $0.contentInset = EdgeInsets(top: 20, left: 15, bottom: 0, right: 10)
    }
    #expect(stage.view.contentSize.width == 350)
    // Six of 50 leave 50 for five gaps.
    #expect(stage.xs(4) == [0, 60, 120, 180])
    stage.view.contentInset = .zero
    stage.view.layoutIfNeeded()
    #expect(stage.xs(4) == [0, 65, 130, 195])
  }

  @Test("F15: section insets can be counted from the safe area or the margins, there and back again")
  func insetReference() {
    let flow = FlowLayout()
    flow.itemSize = CGSize(150, 50)
    flow.sectionInset = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    flow.sectionInsetReference = .fromSafeArea
    let stage = FlowStage([2], flow) {
      $0.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 20)
    }
    // 375 − 45 − 21 = 309: room for one item less than two and a gap.
    #expect(stage.xs(2) == [124.5, 124.5])
    stage.view.safeAreaInsets = .zero
    stage.view.layoutIfNeeded()
    #expect(stage.xs(2) == [1, 224])
    flow.sectionInsetReference = .fromLayoutMargins
    #expect(stage.xs(2) == [9, 216])
  }

  @Test("F16: positions are mirrored unless the coordinate system is")
  func rightToLeft() {
    let stage = FlowStage([4]) { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    #expect(stage.xs(4) == [325, 260, 195, 130])
    let flipped = FlowStage([4], FlippedFlow()) { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    #expect(flipped.xs(4) == [0, 65, 130, 195])
  }

  @Test("F13: pinned headers and footers follow the offset, below the content inset")
  func pins() {
    let flow = FlowLayout()
    flow.itemSize = CGSize(375, 300)
    flow.headerReferenceSize = CGSize(0, 20)
    flow.footerReferenceSize = CGSize(0, 30)
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionFootersPinToVisibleBounds = true
    let stage = FlowStage([2, 2], flow) {
      $0.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    }
    // Each section is 20 + 300 + 10 + 300 + 30 = 660 high.
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(stage.header(0)?.frame.minY == 110)
    #expect(stage.footer(0)?.frame.minY == 470)
    #expect(stage.header(1)?.frame.minY == 660)
    let shown = stage.view.visibleAttributes.map { ($0.elementID.name, $0.frame.minY) }
    #expect(shown.map(\.0) == ["header 0", "0·0", "0·1", "footer 0"])
    #expect(shown.map(\.1) == [110, 20, 330, 470])
    stage.view.contentOffset.y = 640
    stage.view.layoutIfNeeded()
    #expect(stage.header(0)?.frame.minY == 640)
    #expect(stage.header(1)?.frame.minY == 660)
    #expect(stage.rules() == [])
  }

  @Test("the row ruler's line of an item")
  func line() {
    let stage = FlowStage([7])
    let line = stage.flow.line(containing: IndexPath(item: 2, section: 0))
    #expect(line?.items == 0..<6)
    #expect(line?.rule == .justified)
    #expect(stage.flow.line(containing: IndexPath(item: 7, section: 0)) == nil)
  }

  @Test("a million equal items: the query makes objects only for what it answers")
  func million() {
    let flow = FlowLayout()
    flow.itemSize = CGSize(83.5, 83.5)
    let stage = FlowStage([1_000_000], flow, size: CGSize(390, 844))
    #expect(flow.layoutAttributesForElements(in: CGRect(0, 9_000_000, 390, 844))?.count == 40)
    #expect(stage.view.contentSize.height == 250_000 * 93.5 - 10)
  }
}

/// Sets its item size as many subclasses do: in `prepare`, after the superclass.
private final class SettingFlow: FlowLayout {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(100, 60)
  }
}

private final class FlippedFlow: FlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class MarkedAttributes: LayoutAttributes {}

private final class MarkedFlow: FlowLayout {
  override class var layoutAttributesClass: AnyClass { MarkedAttributes.self }
}
