import CollectionLayout
import Foundation
import LayoutChecks
import LayoutScene
import Testing

/// Each rule finds its fault, with the element and the numbers, and no rule finds any other in the layout.
@MainActor
@Suite struct RuleTests {
  private func check(
    items: [Int], _ make: @escaping @MainActor () -> CollectionViewLayout
  ) throws -> [String] {
    var scene = Scene()
    scene.bounds.size = CGSize(width: 300, height: 200)
    scene.scale = 2
    scene.sections = items.map { SceneSection(items: $0) }
    let subject = CheckSubject(scene: scene) { try LocalStage(scene: $0, layout: make()) }
    return try Check.run(subject, rules: LayoutRules.all).map {
      "\($0.rule) \($0.first.finding.element?.name ?? "layout"): \($0.first.finding.detail)"
    }
  }

  @Test func theMendedTwinIsClean() throws { #expect(try check(items: [12, 7]) { PanelLayout() } == []) }

  @Test(arguments: FaultCase.all)
  func theFault(fault: FaultCase) throws {
    let found = try check(items: fault.items, fault.make)
    #expect(found == fault.expected, "found \(found), expected \(fault.expected)")
  }
}
