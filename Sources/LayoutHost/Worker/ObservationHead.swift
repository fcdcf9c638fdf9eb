import CollectionLayout
import Foundation
import LayoutScene

/// An observation without its elements, which travel packed.
struct ObservationHead: Codable {
  var bounds: CGRect
  var contentSize: CGSize
  var adjustedInset: EdgeInsets
  var calls: [LayoutCall]
  var droppedCalls: Int
  var findings: [Finding]
  var showsOldFrames: Bool
  var queryRect: CGRect?
  var properties: [LayoutProperty]
  /// Each role goes with two elements behind those of the answer.
  var transitions: [UpdateTransition.Role]

  init(_ observation: Observation) {
    bounds = observation.bounds
    contentSize = observation.contentSize
    adjustedInset = observation.adjustedInset
    calls = observation.calls
    droppedCalls = observation.droppedCalls
    findings = observation.findings
    showsOldFrames = observation.showsOldFrames
    queryRect = observation.queryRect
    properties = observation.properties
    transitions = observation.transitions.map(\.role)
  }

  /// The elements that travel with the head.
  static func elements(of observation: Observation) -> [Element] {
    observation.elements + observation.transitions.flatMap { [$0.from, $0.to] }
  }

  func observation(with packed: [Element]) -> Observation {
    let count = max(0, packed.count - 2 * transitions.count)
    let elements = Array(packed.prefix(count))
    let changes = zip(transitions, 0...).map { role, index in
      ElementTransition(role, from: packed[count + 2 * index], to: packed[count + 2 * index + 1])
    }
    return Observation(
      bounds: bounds, contentSize: contentSize, adjustedInset: adjustedInset, elements: elements,
      calls: calls,
      droppedCalls: droppedCalls, findings: findings, showsOldFrames: showsOldFrames, queryRect: queryRect,
      properties: properties,
      transitions: changes)
  }
}
