import Foundation

/// An attributes object that a flow handed to its subclass, and the frame that it had then.
struct HandedOutFrame {
  let attributes: LayoutAttributes
  let frame: CGRect
}

extension FlowLayout {
  /// Most objects are handed out by the query; those asked for one by one are kept up to here.
  private static let handedOutLimit = 4096

  /// Keeps what is handed out to a subclass, which might change it (R3); a plain flow has nobody to do that.
  func remember(_ attributes: [LayoutAttributes], replacing: Bool) {
    guard type(of: self) != FlowLayout.self else { return }
    if replacing || handedOut.count >= Self.handedOutLimit { handedOut.removeAll(keepingCapacity: true) }
    handedOut.append(contentsOf: attributes.map { HandedOutFrame(attributes: $0, frame: $0.frame) })
  }

  /// The first attributes whose frame is no longer what the flow answered; UIKit names only one, too.
  var mutationFinding: Finding? {
    guard let changed = handedOut.first(where: { $0.attributes.frame != $0.frame }) else { return nil }
    let element = changed.attributes.elementID
    let (now, before) = (changed.attributes.frame, changed.frame)
    let name = String(describing: type(of: self))
    return Finding(
      rule: "flow-changed-attributes", element: element,
      detail: "\(name) changed the frame \(before.brief) that the flow layout had answered "
        + "to \(now.brief), without copying the attributes",
      message: """
        Logging only once for UICollectionViewFlowLayout cache mismatched frame
        UICollectionViewFlowLayout has cached frame mismatch for index path \
        {length = 2, path = \(element.section) - \(element.item)} - cached value: \(now.braced); \
        expected value: \(before.braced)
        This is likely occurring because the flow layout subclass \(name) is modifying attributes returned by \
        UICollectionViewFlowLayout without copying them
        """)
  }
}

extension CGRect {
  /// The rectangle as UIKit's messages write it.
  fileprivate var braced: String {
    "{{\(origin.x.brief), \(origin.y.brief)}, {\(size.width.brief), \(size.height.brief)}}"
  }
}
