import Foundation

@testable import CollectionLayout

/// A collection view of 300 × 400 at one pixel a point with a compositional layout, laid out once.
@MainActor
struct CompositionalStage {
  let view: CollectionView
  let layout: CompositionalLayout
  let data: FlowTestData

  init(
    _ counts: [Int], _ layout: CompositionalLayout, width: CGFloat = 300, height: CGFloat = 400,
    prepare: (CollectionView) -> Void = { _ in }
  ) {
    self.layout = layout
    data = FlowTestData(counts)
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.dataSource = data
    prepare(view)
    view.layoutIfNeeded()
  }

  init(_ counts: [Int], _ section: CollectionLayoutSection) {
    self.init(counts, CompositionalLayout(section: section))
  }

  func frame(_ item: Int, _ section: Int = 0) -> String? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.brief
  }

  func view(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> LayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: item, section: section))
  }

  func all() -> [LayoutAttributes] {
    layout.layoutAttributesForElements(in: CGRect(x: -1e7, y: -1e7, width: 2e13, height: 2e13)) ?? []
  }
}

func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
  CollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A section of rows of the view's width, each with one item.
func rows(_ height: CGFloat) -> CollectionLayoutSection {
  let full = size(.fractionalWidth(1), .absolute(height))
  return CollectionLayoutSection(
    group: .horizontal(layoutSize: full, subitems: [CollectionLayoutItem(layoutSize: full)]))
}

func boundary(_ kind: String, _ alignment: RectAlignment, height: CGFloat = 20)
  -> CollectionLayoutBoundarySupplementaryItem
{
  CollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
}
