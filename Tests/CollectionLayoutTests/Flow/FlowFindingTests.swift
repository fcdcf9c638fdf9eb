import Foundation
import Testing

@testable import CollectionLayout

/// What a flow layout finds fault with, and its invalidation contexts.
@MainActor
struct FlowFindingTests {
  @Test("R3: a subclass that changes what its superclass answered is named, with the platform's message")
  func mutation() throws {
    let stage = FlowStage([6], LeftFlow(copies: false), size: CGSize(200, 400))
    // Lines of three: 200 − 150 leaves gaps of 25, which the subclass makes 10.
    #expect(stage.view.visibleAttributes.map(\.frame.minX) == [0, 60, 120, 0, 60, 120])
    let finding = try #require(stage.view.findings.first)
    #expect(finding.rule == "flow-changed-attributes")
    #expect(finding.element == .cell(0, 1))
    #expect(
      finding.detail == "LeftFlow changed the frame 75, 0, 50 × 50 that the flow layout had answered "
        + "to 60, 0, 50 × 50, without copying the attributes")
    #expect(
      finding.message == """
        Logging only once for UICollectionViewFlowLayout cache mismatched frame
        UICollectionViewFlowLayout has cached frame mismatch for index path {length = 2, path = 0 - 1} - \
        cached value: {{60, 0}, {50, 50}}; expected value: {{75, 0}, {50, 50}}
        This is likely occurring because the flow layout subclass LeftFlow is modifying attributes returned by \
        UICollectionViewFlowLayout without copying them
        """)
  }

  @Test("R3: a subclass that copies is not named, and a plain flow keeps nothing")
  func copies() {
    let stage = FlowStage([6], LeftFlow(copies: true), size: CGSize(200, 400))
    #expect(stage.view.visibleAttributes.map(\.frame.minX) == [0, 60, 120, 0, 60, 120])
    #expect(stage.rules() == [])
    #expect(FlowStage([6]).flow.handedOut.isEmpty)
  }

  @Test("R4: an item that is too wide is a finding as long as it is")
  func tooWide() {
    let flow = FlowLayout()
    flow.itemSize = CGSize(250, 40)
    let stage = FlowStage([3], flow, size: CGSize(200, 300))
    #expect(stage.rules() == ["flow-item-too-large"])
    #expect(stage.view.findings.first?.element == nil)
    #expect(stage.xs(3) == [-25, -25, -25])
    stage.view.frame.size.width = 250
    #expect(stage.rules() == [])
  }

  @Test("a delegate whose answers change from question to question is named")
  func unsteady() throws {
    var width: CGFloat = 40
    let delegate = SizeDelegate { _ in
      width += 1
      return CGSize(width, 40)
    }
    let stage = FlowStage([5], delegate: delegate)
    #expect(stage.rules() == ["flow-unsteady-delegate"])
    #expect(
      stage.view.findings.first?.detail
        == "item 0·0: the delegate answered the size 41 × 40 and, asked again in the same pass, 46 × 40")
  }

  @Test("a delegate that changes the layout while it is asked ends no layout pass in a loop")
  func reentrant() {
    let flow = FlowLayout()
    let delegate = SizeDelegate { path in
      flow.minimumLineSpacing += 1
      _ = flow.layoutAttributesForElements(in: CGRect(0, 0, 100, 100))
      _ = flow.collectionViewContentSize
      return CGSize(CGFloat(40 + path.item), 40)
    }
    let stage = FlowStage([20], flow, delegate: delegate)
    #expect(stage.view.visibleAttributes.count == 20)
    #expect(delegate.asked < 200)
  }

  @Test("zero bounds: a finding, and answers")
  func zeroBounds() {
    let stage = FlowStage([5], size: .zero)
    #expect(stage.rules() == ["flow-no-room"])
    #expect(stage.frame(1) == CGRect(-25, 60, 50, 50))
    #expect(FlowStage([0], size: .zero).rules() == [])
  }

  @Test("data that changed without a word leaves no answer for what is gone")
  func staleCounts() {
    let stage = FlowStage([5, 5])
    stage.data.counts = [2]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleAttributes.count == 2)
    #expect(stage.frame(2) == nil)
    #expect(stage.frame(0, 1) == nil)
    #expect(stage.header(1) == nil)
  }

  @Test("O5: what the contexts of a bounds change claim")
  func contexts() throws {
    let stage = FlowStage([100])
    func claims(_ bounds: CGRect) throws -> [Bool] {
      let context = try #require(
        stage.flow.invalidationContext(forBoundsChange: bounds) as? FlowLayoutInvalidationContext)
      return [
        context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes,
        context.invalidateEverything,
      ]
    }
    #expect(try claims(CGRect(0, 0, 375, 300)) == [false, true, false])
    #expect(try claims(CGRect(5, 0, 375, 400)) == [false, true, false])
    #expect(try claims(CGRect(0, 50, 375, 400)) == [false, false, false])
    let plain = FlowLayoutInvalidationContext()
    #expect(plain.invalidateFlowLayoutDelegateMetrics && plain.invalidateFlowLayoutAttributes)
  }

  @Test("which bounds changes invalidate")
  func boundsChanges() {
    let stage = FlowStage([100])
    let flow = stage.flow
    #expect(flow.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 374, 400)))
    #expect(!flow.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 375, 300)))
    #expect(!flow.shouldInvalidateLayout(forBoundsChange: CGRect(0, 90, 375, 400)))
    flow.sectionHeadersPinToVisibleBounds = true
    #expect(flow.shouldInvalidateLayout(forBoundsChange: CGRect(0, 90, 375, 400)))
  }
}

/// Aligns items to the left; only with copies as one should.
private final class LeftFlow: FlowLayout {
  private let copies: Bool

  init(copies: Bool) {
    self.copies = copies
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { original in
      let attributes = copies ? (original.copy() as? LayoutAttributes ?? original) : original
      attributes.frame.origin.x = CGFloat(original.indexPath.item % 3) * 60
      return attributes
    }
  }
}
