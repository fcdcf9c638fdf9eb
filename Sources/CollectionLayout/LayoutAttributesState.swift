import Foundation

/// The values of a `LayoutAttributes`; what is rare lives out of line, so that an object stays small.
///
/// The upper left corner is kept rather than the centre, so that a frame is read exactly as it was set.
struct LayoutAttributesState: Equatable, Sendable {
  var origin = CGPoint.zero
  var size = CGSize.zero
  var alpha: CGFloat = 1
  var zIndex = 0
  var section = -1
  var item = -1
  var pathLength = 0
  var isHidden = false
  var category = ElementCategory.cell
  var kind: String?
  private var rare: Rare?

  private final class Rare: Equatable, Sendable {
    let transform3D: Transform3D
    let path: IndexPath?

    init(transform3D: Transform3D, path: IndexPath?) {
      self.transform3D = transform3D
      self.path = path
    }

    static func == (one: Rare, other: Rare) -> Bool {
      one.transform3D == other.transform3D && one.path == other.path
    }
  }

  var transform3D: Transform3D {
    get { rare?.transform3D ?? .identity }
    set { setRare(newValue, rare?.path) }
  }

  var indexPath: IndexPath {
    get { pathLength == 2 ? IndexPath(item: item, section: section) : rare?.path ?? IndexPath() }
    set {
      section = newValue.section
      item = newValue.item
      pathLength = newValue.count
      setRare(transform3D, pathLength == 2 || pathLength == 0 ? nil : newValue)
    }
  }

  private mutating func setRare(_ transform: Transform3D, _ path: IndexPath?) {
    if rare == nil, path == nil, transform.isIdentity { return }
    rare = transform.isIdentity && path == nil ? nil : Rare(transform3D: transform, path: path)
  }

  var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set { origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  /// Changes the size about the centre.
  mutating func resize(to newSize: CGSize) {
    let middle = center
    size = newSize
    center = middle
  }

  var frame: CGRect {
    guard let transform = rare?.transform3D, !transform.isIdentity else {
      return CGRect(origin: origin, size: size)
    }
    let (x, y) = (size.width / 2, size.height / 2)
    let corners = [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: -x, y: y), CGPoint(x: x, y: y)]
    return CGRect(enclosing: corners.map(transform.project)).offsetBy(dx: center.x, dy: center.y)
  }
}
