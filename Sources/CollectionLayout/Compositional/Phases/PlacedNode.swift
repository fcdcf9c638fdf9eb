import Foundation

/// A group or item with its places, in points from its own origin.
struct PlacedNode: Sendable {
  /// A place for one item.
  struct Slot: Sendable {
    /// The item's frame, within its insets.
    var frame: CGRect
    var zIndex = 0
    /// The axes whose extent the item itself decides.
    var estimates: TreeSize?
    var supplementaries: [TreeSupplementary] = []
  }

  /// A group that views are attached to.
  struct Host: Sendable {
    /// The group's frame, within its insets (C10).
    var frame: CGRect
    var supplementaries: [TreeSupplementary]
  }

  var size: CGSize
  var slots: [Slot] = []
  var hosts: [Host] = []

  mutating func add(_ node: PlacedNode, at origin: CGPoint) {
    for var slot in node.slots {
      slot.frame = slot.frame.moved(by: origin)
      slots.append(slot)
    }
    for var host in node.hosts {
      host.frame = host.frame.moved(by: origin)
      hosts.append(host)
    }
  }

  /// Everything that the node may show, attached views included.
  func reach() -> CGRect {
    var reach = CGRect(origin: .zero, size: size)
    func include(_ frame: CGRect) {
      guard frame.isFinite, frame.origin.x.magnitude + frame.origin.y.magnitude <= TreeProblem.limit else {
        return
      }
      reach = CGRect(enclosing: [
        reach.origin, frame.origin, CGPoint(x: reach.maxX, y: reach.maxY),
        CGPoint(x: frame.maxX, y: frame.maxY),
      ])
    }
    for slot in slots {
      include(slot.frame)
      for view in slot.supplementaries { include(view.exactFrame(on: slot.frame)) }
    }
    for host in hosts { for view in host.supplementaries { include(view.exactFrame(on: host.frame)) } }
    return reach
  }
}
