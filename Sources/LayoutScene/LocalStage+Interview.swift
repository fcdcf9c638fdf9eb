import CollectionLayout
import Foundation

extension LocalStage {
  /// Asks the layout itself, past all that the collection view remembers.
  public func interview(_ questions: [LayoutQuestion]) -> Interview {
    collectionView.layoutIfNeeded()
    var interview = Interview()
    var handedOut: [(attributes: LayoutAttributes, said: Element)] = []
    for question in questions {
      var reply = LayoutReply()
      let made = LayoutAttributes.madeCount
      let answer = ask(question, reply: &reply)
      reply.attributesMade = LayoutAttributes.madeCount - made
      reply.elements = answer.map { Element($0) }
      handedOut += zip(answer, reply.elements).map { ($0, $1) }
      interview.replies.append(reply)
    }
    interview.alterations = handedOut.compactMap { attributes, said in
      let now = Element(attributes)
      return now == said ? nil : Interview.Alteration(before: said, after: now)
    }
    for (attributes, said) in handedOut where type(of: attributes) != LayoutAttributes.self {
      let lost = attributes.propertiesLostByCopying
      if !lost.isEmpty { interview.lossyCopies[said.id] = lost }
    }
    return interview
  }

  private func ask(_ question: LayoutQuestion, reply: inout LayoutReply) -> [LayoutAttributes] {
    switch question {
    case .elements(let rect): return layout.layoutAttributesForElements(in: rect) ?? []
    case .element(let id): return [attributes(of: id)].compactMap { $0 }
    case .targetOffset(let offset, let velocity):
      reply.offset = layout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: velocity)
    case .scrollsAcross(let section):
      reply.flag = (layout as? CompositionalLayout)?.orthogonalStrip(ofSection: section) != nil
    case .flipsHorizontally: reply.flag = layout.flipsHorizontallyInOppositeLayoutDirection
    }
    return []
  }

  private func attributes(of id: ElementID) -> LayoutAttributes? {
    let path = IndexPath(item: id.item, section: id.section)
    switch (id.category, id.kind) {
    case (.supplementaryView, let kind?):
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case (.decorationView, let kind?): return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    default: return layout.layoutAttributesForItem(at: path)
    }
  }
}

extension LayoutAttributes {
  /// The names of a subclass's stored properties that a copy has other values of, as far as values can be seen.
  fileprivate var propertiesLostByCopying: [String] {
    guard let copy = copy() as? LayoutAttributes else { return [] }
    return zip(ownProperties, copy.ownProperties).filter { $0.value != $1.value }.map(\.0.name)
  }

  private var ownProperties: [(name: String, value: String)] {
    var properties: [(String, String)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != LayoutAttributes.self {
      for child in level.children where !(type(of: child.value) is AnyClass) {
        properties.append((child.label ?? "", String(describing: child.value)))
      }
      mirror = level.superclassMirror
    }
    return properties
  }
}
