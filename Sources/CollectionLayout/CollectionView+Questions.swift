import Foundation

extension CollectionView {
  /// The attributes of an item: from the last query, or asked for when it did not contain them (O1).
  public func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    attributes(of: .cell(indexPath.section, indexPath.item))
  }

  /// The attributes of a supplementary view: from the last query, or asked for.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    attributes(
      of: ElementID(.supplementaryView, kind: kind, section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of any element: from the last query, or asked for when it did not contain them.
  public func attributes(of element: ElementID) -> LayoutAttributes? {
    answersByID[element] ?? (exists(element) ? askAttributes(of: element) : nil)
  }

  /// The usable answers to the last query by element.
  var answersByID: [ElementID: LayoutAttributes] {
    if let answers = conversation.answersByID { return answers }
    let answers = Dictionary(conversation.answers.map { ($0.elementID, $0) }) { first, _ in first }
    conversation.answersByID = answers
    return answers
  }

  /// Whether the data has a place for an element; a layout is not asked about others.
  private func exists(_ element: ElementID) -> Bool { AnswerSieve(counts: counts).hasPlace(for: element) }

  /// Asks the layout for the elements in a rectangle, outside of any layout pass.
  ///
  /// - Returns: all that was answered, in its order, and the faults in it.
  public func askElements(in rect: CGRect) -> (elements: [LayoutAttributes], findings: [Finding]) {
    layoutIfNeeded()
    let answer = recorded(.elements(rect), answer: { $0.map { .count($0.count) } ?? .none }) {
      collectionViewLayout.layoutAttributesForElements(in: rect)
    }
    let sifted = AnswerSieve(counts: counts).sift(answer, duplicatesWithin: nil)
    return (answer ?? [], collectionViewLayout.findings + sifted.findings)
  }

  private func askAttributes(of element: ElementID) -> LayoutAttributes? {
    let path = IndexPath(item: element.item, section: element.section)
    let layout = collectionViewLayout
    let answer = recorded(.attributes(element), answer: { $0.map { .frame($0.frame) } ?? .none }) {
      switch (element.category, element.kind) {
      case (.supplementaryView, let kind?):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case (.decorationView, let kind?):
        layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      default:
        layout.layoutAttributesForItem(at: path)
      }
    }
    if answer == nil { noteMissingAttributes(of: element) }
    return answer
  }

  /// A layout must answer for every item that exists (R5).
  private func noteMissingAttributes(of element: ElementID) {
    guard element.category == .cell else { return }
    note(
      Finding(
        rule: "missing-attributes", element: element,
        detail: "layoutAttributesForItem(at:) answered nil for an item that exists",
        message: "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + "{\(element.section), \(element.item)}"))
  }
}
