import CollectionLayout
import Foundation

/// Makes flow layouts from recorded cases.
struct FlowCaseLayout: CaseLayout {
  static let name = "flow"

  /// What is left out has the layout's own value.
  private struct Config: Decodable {
    var scrollDirection: String?
    var itemSize: [Double]?
    var minimumLineSpacing: Double?
    var minimumInteritemSpacing: Double?
    var sectionInset: [Double]?
    var headerReferenceSize: [Double]?
    var footerReferenceSize: [Double]?
    var delegateSizes: [[[Double]]]?
  }

  let layout: CollectionViewLayout
  let delegate: (any CollectionViewDelegate)?

  init(line: Data) throws {
    let config = try JSONDecoder().decode(CaseConfig<Config>.self, from: line).config
    let flow = FlowLayout()
    switch config.scrollDirection {
    case nil, "vertical": flow.scrollDirection = .vertical
    case "horizontal": flow.scrollDirection = .horizontal
    case let word?: throw CaseError("scrollDirection \(word): vertical or horizontal")
    }
    if let size = config.itemSize { flow.itemSize = try CGSize(numbers: size, "itemSize") }
    if let spacing = config.minimumLineSpacing { flow.minimumLineSpacing = spacing }
    if let spacing = config.minimumInteritemSpacing { flow.minimumInteritemSpacing = spacing }
    if let insets = config.sectionInset {
      flow.sectionInset = try EdgeInsets(numbers: insets, "sectionInset")
    }
    if let size = config.headerReferenceSize {
      flow.headerReferenceSize = try CGSize(numbers: size, "headerReferenceSize")
    }
    if let size = config.footerReferenceSize {
      flow.footerReferenceSize = try CGSize(numbers: size, "footerReferenceSize")
    }
    layout = flow
    delegate = try config.delegateSizes.map { sizes in
      FlowSizes(try sizes.map { try $0.map { try CGSize(numbers: $0, "delegateSizes") } })
    }
  }

  func elementKind(_ name: String) -> String {
    switch name {
    case "header": CollectionView.elementKindSectionHeader
    case "footer": CollectionView.elementKindSectionFooter
    default: name
    }
  }
}

/// Answers the recorded size of each item.
private final class FlowSizes: NSObject, CollectionViewDelegateFlowLayout {
  private let sizes: [[CGSize]]

  init(_ sizes: [[CGSize]]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard sizes.indices.contains(indexPath.section),
      sizes[indexPath.section].indices.contains(indexPath.item)
    else { return .zero }
    return sizes[indexPath.section][indexPath.item]
  }
}
