import CollectionLayout
import Foundation

extension Element: Encodable {
  private enum Key: String, CodingKey {
    case category, kind, section, item, frame, z, alpha, hidden, transform
  }

  /// Writes the element as all JSON outputs have it; the transform is left out when it changes nothing.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(id.category.word, forKey: .category)
    try object.encode(id.kind, forKey: .kind)
    try object.encode(id.section, forKey: .section)
    try object.encode(id.item, forKey: .item)
    try object.encode(frame.numbers, forKey: .frame)
    try object.encode(zIndex, forKey: .z)
    try object.encode(Double(alpha), forKey: .alpha)
    try object.encode(isHidden, forKey: .hidden)
    if let transform { try object.encode(transform.numbers, forKey: .transform) }
  }
}

extension ElementCategory {
  /// The word that outputs use.
  public var word: String {
    switch self {
    case .cell: "cell"
    case .supplementaryView: "supplementary"
    case .decorationView: "decoration"
    }
  }
}

extension Transform3D {
  /// Six numbers where the transform stays in the plane, sixteen otherwise.
  public var numbers: [Double] {
    let flat = affine
    let entries = isAffine ? [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty] : entries
    return entries.map { Double($0) }
  }
}

/// A finding with the scene and the steps that show it, as JSON outputs have it.
public struct FindingReport: Encodable, Sendable {
  /// The fault.
  public var finding: Finding
  /// The scene that shows it.
  public var scene: Scene

  private enum Key: String, CodingKey {
    case rule, element, detail, message, scene, steps
  }

  /// Joins a finding and its scene.
  public init(finding: Finding, scene: Scene) {
    self.finding = finding
    self.scene = scene
  }

  /// Writes the finding; the platform's message only where there is one.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    var first = scene
    first.steps = []
    try object.encode(finding.rule, forKey: .rule)
    try object.encode(finding.element?.name, forKey: .element)
    try object.encode(finding.detail, forKey: .detail)
    try object.encodeIfPresent(finding.message, forKey: .message)
    try object.encode(first, forKey: .scene)
    try object.encode(scene.steps, forKey: .steps)
  }
}
