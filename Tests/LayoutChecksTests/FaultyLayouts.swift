import CollectionLayout
import Foundation

/// Each layout has the one fault that its name says; `PanelLayout` is the mended twin of all.
enum Faulty {
  final class DeadPath: PanelLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      let dead = LayoutAttributes(forCellWith: IndexPath(item: count(0), section: 0))
      dead.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [dead]
    }
  }

  final class OldItems: PanelLayout {
    private var most = 0
    override func prepare() { most = max(most, count(0)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      let old = (count(0)..<max(count(0), most)).map {
        LayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
      }
      return (super.layoutAttributesForElements(in: rect) ?? []) + old
    }
  }

  final class Twice: PanelLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      let path = IndexPath(item: 0, section: 0)
      let again = count(0) > 0 ? layoutAttributesForItem(at: path) : nil
      return (super.layoutAttributesForElements(in: rect) ?? []) + [again].compactMap { $0 }
    }
  }

  final class NotFinite: PanelLayout {
    override func frame(_ path: IndexPath) -> CGRect {
      var frame = super.frame(path)
      if path.item == 2 { frame.origin.y = .nan }
      return frame
    }
  }

  final class Negative: PanelLayout {
    override func frame(_ path: IndexPath) -> CGRect {
      let frame = super.frame(path)
      guard path.item == 1 else { return frame }
      return CGRect(x: frame.maxX, y: frame.minY, width: -frame.width, height: frame.height)
    }
  }

  final class Empty: PanelLayout {
    override func frame(_ path: IndexPath) -> CGRect {
      var frame = super.frame(path)
      if path.item == 3 { frame.size.height = 0 }
      return frame
    }
  }

  final class StopsAtFirstMiss: PanelLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter {
        $0.representedElementCategory != .cell || rect.contains($0.frame) || rect.height < 100
      }
    }
  }

  final class Disagrees: PanelLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect)
      answer?.filter { $0.elementID == .cell(0, 1) }.forEach { $0.zIndex = 3 }
      return answer
    }
  }

  final class Unstable: PanelLayout {
    private var questions: CGFloat = 0
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      questions += 1
      let answer = super.layoutAttributesForElements(in: rect)
      answer?.filter { $0.elementID == .cell(0, 0) }.forEach { $0.alpha = 1 / questions }
      return answer
    }
  }

  final class Shared: PanelLayout {
    private let one = LayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
      guard indexPath.section < sections, indexPath.item < count(indexPath.section) else { return nil }
      one.indexPath = indexPath
      one.frame = frame(indexPath)
      return one
    }
  }

  final class NoHeaderAlone: PanelLayout {
    override func elements(in rect: CGRect, ofSection section: Int) -> [LayoutAttributes] {
      super.elements(in: rect, ofSection: section) + [header(section)].filter { $0.frame.meets(rect) }
    }
    private func header(_ section: Int) -> LayoutAttributes {
      let header = LayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = headerFrame(section)
      header.zIndex = 10
      return header
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }
  }

  final class NeverInvalidated: PanelLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }

  final class Stale: PanelLayout {
    private var first: CGFloat?
    override func prepare() { first = first ?? super.width }
    override var width: CGFloat { first ?? super.width }
  }

  final class AlwaysInvalidated: PanelLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  final class OffGrid: PanelLayout {
    override func edge(_ column: CGFloat) -> CGFloat { width * column / 3 }
  }

  final class HeaderOverCells: PanelLayout {
    override func headerFrame(_ section: Int) -> CGRect {
      CGRect(x: 0, y: top(section), width: width, height: count(section) > 0 ? 45 : 30)
    }
  }

  final class Tie: PanelLayout {
    override func elements(in rect: CGRect, ofSection section: Int) -> [LayoutAttributes] {
      let badge = layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(item: 0, section: section))
      return super.elements(in: rect, ofSection: section)
        + [badge].compactMap { $0 }.filter { $0.frame.meets(rect) }
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> LayoutAttributes? {
      guard elementKind == "badge" else {
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      }
      guard indexPath.section < sections, indexPath.item < count(indexPath.section) else { return nil }
      let badge = LayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      let corner = frame(indexPath).origin
      badge.frame = CGRect(x: corner.x + 5, y: corner.y + 5, width: 10, height: 10)
      return badge
    }
  }

  final class TargetOutOfReach: PanelLayout {
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: proposed.x, y: proposed.y - 50) }
  }

  final class HalfMirrored: PanelLayout {
    override func frame(_ path: IndexPath) -> CGRect {
      let frame = super.frame(path)
      guard collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft, path.item % 3 != 0 else {
        return frame
      }
      return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  final class AllAnswered: PanelLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      (0..<sections).flatMap { section in
        (0..<count(section)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
      }
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }
  }

  final class ForgetfulAttributes: LayoutAttributes {
    var corner = 0
  }

  final class LossyCopies: PanelLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
      guard super.layoutAttributesForItem(at: indexPath) != nil else { return nil }
      let attributes = ForgetfulAttributes(forCellWith: indexPath)
      attributes.frame = frame(indexPath)
      attributes.corner = 8
      return attributes
    }
  }

  final class Missing: PanelLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
      indexPath.item == 2 ? nil : super.layoutAttributesForItem(at: indexPath)
    }
  }

  final class WanderingPins: PanelLayout {
    override func headerFrame(_ section: Int) -> CGRect {
      let offset = collectionView?.bounds.minY ?? 0
      return CGRect(x: 0, y: max(top(section), offset), width: width, height: 30)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  final class TooHigh: PanelLayout {
    override func frame(_ path: IndexPath) -> CGRect {
      CGRect(x: CGFloat(path.item) * 300, y: 0, width: 300, height: 500)
    }
    override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count(0)) * 300, height: 500) }
    override func layoutAttributesForElements(in rect: CGRect) -> [LayoutAttributes]? {
      let first = max(0, Int(rect.minX / 300))
      let end = min(CGFloat(count(0)), max(0, (rect.maxX / 300).rounded(.up)))
      return (first..<max(first, Int(end))).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }.filter { $0.frame.meets(rect) }
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }
  }

  /// Three columns while the width is a whole number, otherwise two.
  final class EarlyWrap: PanelLayout {
    private var columns: Int { width == width.rounded() ? 3 : 2 }
    override func frame(_ path: IndexPath) -> CGRect {
      let (row, column) = (path.item / columns, path.item % columns)
      let y = top(path.section) + 30 + CGFloat(row) * 40
      return CGRect(x: CGFloat(column) * 60, y: y, width: 60, height: 40)
    }
    override func height(_ section: Int) -> CGFloat {
      30 + CGFloat((count(section) + columns - 1) / columns) * 40
    }
    override func elements(in rect: CGRect, ofSection section: Int) -> [LayoutAttributes] {
      let lower = max(0, Int(min(1e6, (rect.minY - top(section) - 30) / 40)) * columns)
      let upper = min(
        count(section), max(0, Int(min(1e6, (rect.maxY - top(section) - 30) / 40)) + 1) * columns)
      let header = layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      let cells = (lower..<max(lower, upper)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return ([header].compactMap { $0 } + cells).filter { $0.frame.meets(rect) }
    }
  }
}
