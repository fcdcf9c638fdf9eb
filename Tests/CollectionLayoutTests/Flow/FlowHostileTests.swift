import Foundation
import Testing

@testable import CollectionLayout

/// Numbers that no layout should be given.
struct FlowHostileTests {
  static let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, 1e13,
  ]

  private func look(at flow: FlowProbe) -> Int {
    let solver = flow.solver
    var count = 0
    let all = CGRect(-1e15, -1e15, 2e15, 2e15)
    solver.visitElements(in: all) {
      count += 1
      #expect($0.frame.isFinite, "\(flow)")
    }
    for rect in [CGRect.null, .infinite, .zero, CGRect(0, 0, .infinity, .infinity), CGRect(.nan, 0, 1, 1)] {
      solver.visitElements(in: rect) { _ in }
    }
    #expect(solver.contentSize.width.isFinite && solver.contentSize.height.isFinite, "\(flow)")
    for item in [0, 5, 39] { _ = solver.line(ofItem: item, section: 0) }
    return count
  }

  @Test("any one hostile number: finite frames, no crash, no hang", arguments: hostile)
  func numbers(value: CGFloat) {
    let normal = FlowProbe([40, 3], of: CGSize(50, 50))
    let changes: [(inout FlowProbe) -> Void] = [
      { $0.metrics.interitemSpacing = value }, { $0.metrics.lineSpacing = value },
      { $0.metrics.insets.left = value }, { $0.metrics.insets.top = value },
      { $0.metrics.insets.bottom = value }, { $0.metrics.header = CGSize(value, value) },
      { $0.sizes[0] = Array(repeating: CGSize(value, value), count: 40) },
      { $0.sizes[0][3].width = value }, { $0.sizes[0][3].height = value },
      { $0.bounds.width = value }, { $0.scale = value },
    ]
    for direction in CollectionView.ScrollDirection.allCases {
      for change in changes {
        var flow = normal
        flow.direction = direction
        flow.metrics.footer = CGSize(10, 10)
        change(&flow)
        _ = look(at: flow)
      }
    }
  }

  @Test("the problem names item, number and cause")
  func problems() throws {
    var flow = FlowProbe([40], of: CGSize(50, 50))
    flow.sizes[0][3].width = .nan
    flow.sizes[0][7].height = -5
    flow.metrics.lineSpacing = -3
    let problems = flow.solve().problems
    #expect(
      problems.list.map(\.finding.detail) == [
        "section 0: minimumLineSpacing is negative, -3; elements may overlap",
        "item 0·3: item width is nan, which is no finite number; 0 is used",
        "item 0·7: item height is negative, -5; 0 is used",
      ])
    #expect(problems.list.last?.finding.element == .cell(0, 7))
  }

  @Test("R4: an item that is too wide is named, with the platform's message")
  func tooWide() throws {
    var flow = FlowProbe([3], of: CGSize(250, 40), width: 200)
    let finding = try #require(flow.solve().problems.list.first).finding
    #expect(finding.rule == "flow-item-too-large")
    #expect(finding.element == .cell(0, 0))
    #expect(
      finding.detail == "item 0·0: the item width 250 is larger than the room for a line, 200: "
        + "the width of the collection view without the insets left and right")
    #expect(
      finding.message == """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section insets left and \
        right values, minus the content insets left and right values.
        Please check the values returned by the delegate.
        """)
    flow.direction = .horizontal
    flow.bounds = CGSize(400, 30)
    let horizontal = try #require(flow.solve().problems.list.first).finding
    #expect(horizontal.message?.contains("the item height must be less than the height") == true)
  }

  @Test("a million faulty items make one problem")
  func many() {
    let flow = FlowProbe([100_000], of: CGSize(250, 40), width: 200)
    let problems = flow.solve().problems
    #expect(problems.list.count == 1)
    #expect(problems.omitted == 99_999)
  }

  @Test("items without a size share one place; spacing larger than the view leaves one item a line")
  func extremes() {
    #expect(Set(FlowProbe([5], of: .zero, spacing: 0).xs()) == [0])
    let wide = FlowProbe([3], of: CGSize(50, 50), spacing: 1000)
    #expect(wide.origins() == [0, 60, 120].map { CGPoint(x: 162.5, y: $0) })
    let noRoom = FlowProbe([3], of: CGSize(50, 50), width: 0)
    #expect(noRoom.xs() == [-25, -25, -25])
  }
}
