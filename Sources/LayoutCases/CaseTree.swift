import CollectionLayout
import Foundation

/// A section of a recorded case.
struct CaseSection: Decodable {
  var contentInsets: [Double]?
  var interGroupSpacing: Double?
  var orthogonalScrollingBehavior: String?
  var boundarySupplementaryItems: [CaseBoundary]?
  var decorationItems: [CaseDecoration]?
  var group: CaseNode

  private typealias Behavior = CollectionLayoutSection.OrthogonalScrollingBehavior

  var section: CollectionLayoutSection {
    get throws {
      guard let group = try group.item as? CollectionLayoutGroup else { throw CaseError("group: no group") }
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = try DirectionalEdgeInsets(numbers: contentInsets ?? [0, 0, 0, 0])
      section.interGroupSpacing = interGroupSpacing ?? 0
      section.boundarySupplementaryItems = try boundarySupplementaryItems?.map { try $0.item } ?? []
      section.decorationItems = try decorationItems?.map { try $0.item } ?? []
      if let word = orthogonalScrollingBehavior {
        guard let behavior = Behavior.allCases.first(where: { String(describing: $0) == word }) else {
          throw CaseError("orthogonalScrollingBehavior \(word): not known")
        }
        section.orthogonalScrollingBehavior = behavior
      }
      return section
    }
  }
}

/// An item or a group of a recorded case.
struct CaseNode: Decodable {
  var type: String
  var axis: String?
  var size: [String]
  var contentInsets: [Double]?
  var interItemSpacing: String?
  var count: Int?
  var subitems: [CaseNode]?
  var edgeSpacing: CaseEdges?
  var supplementaryItems: [CaseSupplementary]?

  var item: CollectionLayoutItem {
    get throws {
      let views = try supplementaryItems?.map { try $0.item } ?? []
      let item =
        type == "group"
        ? try group(views) : CollectionLayoutItem(layoutSize: try makeSize(size), supplementaryItems: views)
      item.contentInsets = try DirectionalEdgeInsets(numbers: contentInsets ?? [0, 0, 0, 0])
      item.edgeSpacing = try edgeSpacing?.edges
      return item
    }
  }

  private func group(_ views: [CollectionLayoutSupplementaryItem]) throws -> CollectionLayoutGroup {
    let size = try makeSize(size)
    let subitems = try subitems?.map { try $0.item } ?? []
    let isVertical = axis == "vertical"
    let group: CollectionLayoutGroup
    if let count, let subitem = subitems.first {
      group =
        isVertical
        ? .vertical(layoutSize: size, subitem: subitem, count: count)
        : .horizontal(layoutSize: size, subitem: subitem, count: count)
    } else {
      group =
        isVertical
        ? .vertical(layoutSize: size, subitems: subitems) : .horizontal(layoutSize: size, subitems: subitems)
    }
    group.interItemSpacing = try interItemSpacing.map(makeSpacing)
    group.supplementaryItems = views
    return group
  }
}

/// The room around an element of a recorded case.
struct CaseEdges: Decodable {
  var top: String?
  var leading: String?
  var bottom: String?
  var trailing: String?

  var edges: CollectionLayoutEdgeSpacing {
    get throws {
      CollectionLayoutEdgeSpacing(
        leading: try leading.map(makeSpacing), top: try top.map(makeSpacing),
        trailing: try trailing.map(makeSpacing), bottom: try bottom.map(makeSpacing))
    }
  }
}

/// An attached view of a recorded case.
struct CaseSupplementary: Decodable {
  struct Anchor: Decodable {
    var edges: [String]
    var fractionalOffset: [Double]?
    var absoluteOffset: [Double]?

    var anchor: CollectionLayoutAnchor {
      get throws {
        let names: [String: DirectionalRectEdge] = [
          "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = try edges.reduce(into: DirectionalRectEdge()) { edges, name in
          guard let edge = names[name] else { throw CaseError("edge \(name): not known") }
          edges.insert(edge)
        }
        if let offset = fractionalOffset {
          return CollectionLayoutAnchor(edges: edges, fractionalOffset: try CGPoint(numbers: offset))
        }
        if let offset = absoluteOffset {
          return CollectionLayoutAnchor(edges: edges, absoluteOffset: try CGPoint(numbers: offset))
        }
        return CollectionLayoutAnchor(edges: edges)
      }
    }
  }

  var kind: String
  var size: [String]
  var containerAnchor: Anchor
  var itemAnchor: Anchor?

  var item: CollectionLayoutSupplementaryItem {
    get throws {
      let size = try makeSize(size)
      let container = try containerAnchor.anchor
      guard let own = try itemAnchor?.anchor else {
        return CollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container)
      }
      return CollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: container, itemAnchor: own)
    }
  }
}

/// A header or footer of a recorded case.
struct CaseBoundary: Decodable {
  var kind: String
  var size: [String]
  var alignment: String
  var pinToVisibleBounds: Bool?
  var extendsBoundary: Bool?
  var offset: [Double]?

  private static let alignments: [String: RectAlignment] = [
    "none": .none, "top": .top, "top-leading": .topLeading, "leading": .leading,
    "bottom-leading": .bottomLeading, "bottom": .bottom, "bottom-trailing": .bottomTrailing,
    "trailing": .trailing, "top-trailing": .topTrailing,
  ]

  var item: CollectionLayoutBoundarySupplementaryItem {
    get throws {
      guard let alignment = Self.alignments[alignment] else {
        throw CaseError("alignment \(alignment): not known")
      }
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: try makeSize(size), elementKind: kind, alignment: alignment,
        absoluteOffset: try CGPoint(numbers: offset ?? [0, 0]))
      item.pinToVisibleBounds = pinToVisibleBounds ?? false
      item.extendsBoundary = extendsBoundary ?? true
      return item
    }
  }
}

/// A background of a recorded case.
struct CaseDecoration: Decodable {
  var kind: String
  var contentInsets: [Double]?

  var item: CollectionLayoutDecorationItem {
    get throws {
      let item = CollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets = try DirectionalEdgeInsets(numbers: contentInsets ?? [0, 0, 0, 0])
      return item
    }
  }
}
