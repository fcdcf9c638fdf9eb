import Foundation
import Testing

@testable import CollectionLayout

/// The arithmetic of attributes, and their copies: rule F17.
@MainActor
@Suite struct LayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  private func make(_ frame: CGRect = CGRect(x: 10, y: 20, width: 100, height: 60)) -> LayoutAttributes {
    let attributes = LayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  @Test func defaults() {
    let attributes = LayoutAttributes(forCellWith: path)
    #expect(attributes.frame == .zero && attributes.alpha == 1 && attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform.isIdentity && attributes.transform3D.isIdentity)
  }

  @Test func theThreeInitializers() {
    let header = LayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let line = LayoutAttributes(forDecorationViewOfKind: "line", with: path)
    let all = [make(), header, line]
    #expect(all.map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect(all.map(\.representedElementCategory.rawValue) == [0, 1, 2])
    #expect(all.map(\.representedElementKind) == [nil, "header", "line"])
    #expect(all.map(\.elementID.name) == ["1·3", "header 1·3", "line 1·3"])
    let paths = all.map(\.indexPath)
    #expect(paths == [path, path, path])
  }

  @Test func settingTheSizeKeepsTheCentre() {
    let attributes = LayoutAttributes(forCellWith: path)
    attributes.size = CGSize(width: 100, height: 61)
    #expect(attributes.frame == CGRect(x: -50, y: -30.5, width: 100, height: 61))
    let placed = make()
    placed.size = CGSize(width: 40, height: 40)
    #expect(placed.frame == CGRect(x: 40, y: 30, width: 40, height: 40))
    placed.bounds = CGRect(x: 7, y: 8, width: 20, height: 10)
    #expect(placed.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(placed.frame == CGRect(x: 50, y: 45, width: 20, height: 10))
  }

  @Test func settingTheCentreKeepsTheSize() {
    let attributes = make()
    attributes.center = CGPoint(x: 0, y: 5)
    #expect(attributes.frame == CGRect(x: -50, y: -25, width: 100, height: 60))
  }

  /// A frame comes back bit for bit, though its centre has no exact half.
  @Test(arguments: [
    CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7),
    CGRect(x: 1e9 + 0.3, y: -1e-9, width: 1.0 / 3, height: 2.0 / 3),
    CGRect(x: 93.66666666666667, y: 187.33333333333334, width: 98.25, height: 0), .zero,
    CGRect(x: 5, y: 6, width: -7, height: -8),
  ])
  func aFrameIsReadAsItWasSet(frame: CGRect) {
    let read = make(frame).frame
    #expect(read.origin == frame.origin && read.size == frame.size)
    let copy = make(frame).copy() as? LayoutAttributes
    #expect(copy?.frame.origin == frame.origin && copy?.frame.size == frame.size)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    zip(
      [one.minX, one.minY, one.size.width, one.size.height],
      [other.minX, other.minY, other.size.width, other.size.height]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  // 100 × 60 around (60, 50). Turned by 45° it is (100 + 60)/√2 wide and high.
  @Test(arguments: [
    (Transform(scaleX: 2, y: 0.5), CGRect(x: -40, y: 35, width: 200, height: 30)),
    (Transform(rotationAngle: .pi / 2), CGRect(x: 30, y: 0, width: 60, height: 100)),
    (
      Transform(rotationAngle: .pi / 4),
      CGRect(
        x: 60 - 80 / 2.0.squareRoot(), y: 50 - 80 / 2.0.squareRoot(), width: 160 / 2.0.squareRoot(),
        height: 160 / 2.0.squareRoot())
    ),
    (Transform(translationX: 5, y: -7), CGRect(x: 15, y: 13, width: 100, height: 60)),
    (Transform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 100, height: 60)),
    (Transform(scaleX: 0, y: 1), CGRect(x: 60, y: 20, width: 0, height: 60)),
  ])
  func theFrameEnclosesTheTransformedBounds(transform: Transform, expected: CGRect) {
    let attributes = make()
    attributes.transform = transform
    #expect(isNear(attributes.frame, expected), "\(attributes.frame.brief) ≠ \(expected.brief)")
    #expect(attributes.center == CGPoint(x: 60, y: 50) && attributes.size == CGSize(width: 100, height: 60))
    #expect(attributes.transform == transform)
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
  }

  /// Turned about the y axis by 60° the width halves; with perspective the near edge grows.
  @Test func theFrameOfATransformInSpace() {
    let attributes = make()
    attributes.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0)
    #expect(isNear(attributes.frame, CGRect(x: 35, y: 20, width: 50, height: 60)))
    #expect(!attributes.transform3D.isAffine)
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 200
    // The edges at x ±50 turn by 90° to z ∓50: w is 1 + 50/200 and 1 − 50/200, so that y ±30 is seen at ±24 and ±40.
    attributes.transform3D = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0).concatenating(perspective)
    #expect(isNear(attributes.frame, CGRect(x: 60, y: 10, width: 0, height: 80)), "\(attributes.frame.brief)")
  }

  @Test func transformAndTransform3DAreOne() {
    let attributes = make()
    attributes.transform3D = Transform3D(rotationAngle: 1, x: 1, y: 0, z: 0)
    attributes.transform = Transform(scaleX: 2, y: 3)
    #expect(attributes.transform3D == Transform3D(scaleX: 2, y: 3, z: 1))
    attributes.transform3D = Transform3D(translationX: 4, y: 5, z: 6)
    #expect(attributes.transform == Transform(translationX: 4, y: 5))
  }

  @Test(arguments: [[1, 3], [], [5], [1, 2, 3], [-1, -7]])
  func anyIndexPathComesBack(indexes: [Int]) {
    let attributes = LayoutAttributes(forCellWith: IndexPath(indexes: indexes))
    #expect(Array(attributes.indexPath) == indexes)
    #expect(attributes.hasItemPath == (indexes.count == 2))
    attributes.transform = Transform(scaleX: 2, y: 2)
    #expect(Array(attributes.indexPath) == indexes)
    attributes.transform = .identity
    #expect(Array(attributes.indexPath) == indexes)
    attributes.indexPath = path
    #expect(Array(attributes.indexPath) == [1, 3])
  }

  @Test func aCopyIsEqualAndApart() throws {
    let attributes = make()
    attributes.alpha = 0.5
    attributes.zIndex = 7
    attributes.isHidden = true
    attributes.transform3D = Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3)
    let copy = try #require(attributes.copy() as? LayoutAttributes)
    #expect(copy !== attributes && copy == attributes && copy.hash == attributes.hash)
    copy.zIndex = 8
    #expect(attributes.zIndex == 7 && copy != attributes)
  }

  @Test(arguments: 0..<9)
  func anyDifferenceIsOne(index: Int) throws {
    let changes: [(LayoutAttributes) -> Void] = [
      { $0.frame.origin.x += 1 }, { $0.size.height += 1 }, { $0.alpha = 0 }, { $0.zIndex = 1 },
      { $0.isHidden = true }, { $0.transform = Transform(scaleX: 2, y: 1) },
      { $0.transform3D.m34 = 0.1 }, { $0.indexPath = IndexPath(item: 0, section: 0) },
      { $0.indexPath = IndexPath(indexes: [1, 3, 0]) },
    ]
    let (one, other) = (make(), make())
    #expect(one == other)
    changes[index](other)
    #expect(one != other && other != one, "change \(index)")
  }

  @Test func categoryAndKindCountToo() {
    let cell = LayoutAttributes(forCellWith: path)
    let header = LayoutAttributes(forSupplementaryViewOfKind: "a", with: path)
    #expect(cell != header)
    #expect(header != LayoutAttributes(forSupplementaryViewOfKind: "b", with: path))
    #expect(header != LayoutAttributes(forDecorationViewOfKind: "a", with: path))
    #expect(!cell.isEqual("something else") && !cell.isEqual(nil))
  }

  @Test func aSubclassExtendsCopyAndEquality() throws {
    let badge = BadgeAttributes(forCellWith: path)
    badge.badge = "new"
    badge.alpha = 0.5
    let copy = try #require(badge.copy() as? BadgeAttributes)
    #expect(copy.badge == "new" && copy.alpha == 0.5 && copy == badge)
    copy.badge = "old"
    #expect(copy != badge)
  }
}

private final class BadgeAttributes: LayoutAttributes {
  nonisolated(unsafe) var badge = ""

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BadgeAttributes)?.badge = badge
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BadgeAttributes else { return false }
    return badge == other.badge && super.isEqual(other)
  }
}
