import Testing
import UIKit

/// Geometry means what it means on iOS; expected values are Core Graphics' documented ones.
@Suite struct GeometryTests {
  private let ten = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: 9.5, y: 0, width: 10, height: 10), true),
    (CGRect(x: 3, y: 3, width: 0, height: 4), false), (CGRect(x: 15, y: 15, width: -10, height: -10), true),
    (CGRect.null, false), (CGRect.infinite, true),
  ]) func touchingIsNotIntersecting(other: CGRect, expected: Bool) {
    #expect(ten.intersects(other) == expected)
    #expect(other.intersects(ten) == expected)
    #expect(CGRectIntersectsRect(ten, other) == expected)
  }

  @Test func intersectionIsNullWhereNothingIsShared() {
    #expect(ten.intersection(CGRect(x: 10, y: 0, width: 10, height: 10)).isNull)
    #expect(ten.intersection(.null).isNull)
    #expect(
      ten.intersection(CGRect(x: 5, y: -5, width: 10, height: 10)) == CGRect(x: 5, y: 0, width: 5, height: 5))
    #expect(ten.intersection(.infinite) == ten)
  }

  @Test func nullAndInfiniteRectangles() {
    #expect(CGRect.null.union(ten) == ten)
    #expect(CGRect.null.insetBy(dx: 1, dy: 1).isNull)
    #expect(ten.insetBy(dx: 6, dy: 0).isNull)
    #expect(ten.insetBy(dx: 5, dy: 1) == CGRect(x: 5, y: 1, width: 0, height: 8))
    #expect(CGRect.infinite.contains(ten))
    #expect(!ten.contains(CGPoint(x: 10, y: 5)))
  }

  @Test func integralAndStandardized() {
    let odd = CGRect(x: 0.5, y: -0.5, width: 10.2, height: 10)
    #expect(odd.integral == CGRect(x: 0, y: -1, width: 11, height: 11))
    let negative = CGRect(x: 10, y: 10, width: -5, height: -6)
    #expect(negative.standardized.origin == CGPoint(x: 5, y: 4))
    #expect(negative.width == 5 && negative.minX == 5 && negative.maxY == 10)
    #expect(
      CGRect.zero.union(CGRect(x: 10, y: 10, width: 5, height: 5)).size == CGSize(width: 15, height: 15))
  }

  @Test func printsAsOnIOS() {
    #expect("\(CGRect(x: 0, y: 0, width: 100, height: 50))" == "(0.0, 0.0, 100.0, 50.0)")
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    #expect("\([ten])" == "[(0.0, 0.0, 10.0, 10.0)]")
    #expect("\(UIEdgeInsets.zero)" == "UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)")
  }

  @Test func pathsAndValues() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect(((path as NSIndexPath) as IndexPath) == path)
    #expect((path as NSIndexPath).item == 3)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgRect: ten).cgRectValue == ten)
    #expect(ten.equalTo(CGRectMake(0, 0, 10, 10)))
    #expect(ten.inset(by: UIEdgeInsetsMake(1, 2, 3, 4)) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func transformsOfSpace() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 3, 1)
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m41 == 10)
    let back = CATransform3DConcat(scaled, CATransform3DInvert(scaled))
    #expect(CATransform3DIsIdentity(back))
    #expect(CATransform3DIsAffine(scaled))
    #expect(
      CATransform3DGetAffineTransform(scaled) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0))
  }
}
