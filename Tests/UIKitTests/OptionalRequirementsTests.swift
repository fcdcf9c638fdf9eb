import Testing
import UIKit

@MainActor private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 7, height: CGFloat(indexPath.item)) }
}

@MainActor private final class Counts: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
}

/// Requirements that are optional on iOS can be called with a question mark.
@MainActor @Suite struct OptionalRequirementsTests {
  @Test func callsWithAQuestionMark() {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 12
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let (sizes, counts) = (Sizes(), Counts())
    view.delegate = sizes
    view.dataSource = counts
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    let path = IndexPath(item: 4, section: 0)
    #expect(delegate?.collectionView?(view, layout: flow, sizeForItemAt: path) == CGSize(width: 7, height: 4))
    #expect(delegate?.collectionView?(view, layout: flow, minimumLineSpacingForSectionAt: 0) == 12)
    #expect(view.dataSource?.numberOfSections?(in: view) == 1)
    #expect(view.dataSource?.collectionView(view, numberOfItemsInSection: 0) == 3)
    delegate?.scrollViewDidScroll?(view)
  }

  /// iOS calls with the new value when the offset changes, and no more after the observation has ended.
  @Test func theContentOffsetIsObserved() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: UICollectionViewLayout())
    var seen: [CGPoint?] = []
    let observation = view.observe(\.contentOffset, options: [.new, .old]) { _, change in
      seen += [change.oldValue, change.newValue]
    }
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentOffset = CGPoint(x: 0, y: 5)
    observation.invalidate()
    view.contentOffset = .zero
    #expect(seen == [.zero, CGPoint(x: 0, y: 5)])
  }

  /// Views convert points through every frame and offset between them.
  @Test func pointsAreConverted() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 6, y: -23))
    #expect(outer.convert(CGPoint(x: 6, y: -23), to: inner) == .zero)
    #expect(inner.isDescendant(of: outer))
    #expect(scroll.subviews == [inner])
  }
}
