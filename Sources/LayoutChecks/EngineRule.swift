import CollectionLayout
import Foundation
import LayoutScene

/// A rule whose faults the collection view notices by itself while it leads the conversation.
public protocol EngineRule: SightRule {}

extension EngineRule {
  /// What the collection view noticed.
  public static func findings(in sight: Sight) -> [Finding] { sight.noticed(rule) }
}

/// A rule about the numbers that a flow is given; the bounds of a stress test are not the layout's fault.
public protocol FlowRule: SightRule {}

extension FlowRule {
  /// What the flow noticed while it had room.
  public static func findings(in sight: Sight) -> [Finding] {
    sight.kind == .noRoom ? [] : sight.noticed(rule)
  }
}
