import CollectionLayout
import Foundation
import Testing

/// Transforms of the plane and of space, by Core Graphics' and Core Animation's conventions.
@Suite struct TransformTests {
  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  private let point = CGPoint(x: 3, y: 4)

  @Test func thePlainOnes() {
    #expect(point.applying(.identity) == point)
    #expect(point.applying(Transform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -4))
    #expect(point.applying(Transform(translationX: 10, y: 20)) == CGPoint(x: 13, y: 24))
    // A positive angle turns x towards y.
    #expect(isNear(CGPoint(x: 1, y: 0).applying(Transform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    #expect(point.applying(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == CGPoint(x: 20, y: 28))
    #expect(
      CGSize(width: 3, height: 4).applying(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        == CGSize(width: 15, height: 22))
    #expect(Transform().isIdentity && !Transform(scaleX: 1, y: 2).isIdentity)
  }

  @Test func order() {
    let scale = Transform(scaleX: 2, y: 2)
    let shift = Transform(translationX: 10, y: 0)
    // First scaled, then moved: 3·2 + 10; first moved, then scaled: (3 + 10)·2.
    #expect(point.applying(scale.concatenating(shift)) == CGPoint(x: 16, y: 8))
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 8))
    #expect(point.applying(shift.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
    #expect(isNear(point.applying(shift.rotated(by: .pi)), CGPoint(x: 7, y: -4)))
  }

  @Test func inverse() {
    let transform = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    let flat = Transform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat, "there is none")
  }

  @Test func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(Transform(scaleX: -2, y: 1)) == CGRect(x: -8, y: 2, width: 6, height: 4))
    let turned = rect.applying(Transform(rotationAngle: .pi / 2))
    #expect(isNear(turned.origin, CGPoint(x: -6, y: 1)))
    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 3) < 1e-9)
  }

  @Test func spaceHoldsThePlane() {
    let affine = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let lifted = Transform3D(affine)
    #expect(lifted.affine == affine && lifted.isAffine)
    #expect(lifted.project(point) == point.applying(affine))
    #expect(lifted.entries == [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
    #expect(Transform3D(entries: lifted.entries) == lifted)
    #expect(Transform3D().isIdentity && !lifted.isIdentity)
  }

  @Test func rotationInSpace() {
    let aboutZ = Transform3D(rotationAngle: 0.3, x: 0, y: 0, z: 5)
    #expect(isNear(aboutZ.project(point), point.applying(Transform(rotationAngle: 0.3))))
    #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
    // Core Animation: about x by 90° y goes to z; about y by 90° x goes to −z.
    let aboutX = Transform3D(rotationAngle: .pi / 2, x: 1, y: 0, z: 0)
    #expect(abs(aboutX.m23 - 1) < 1e-9 && abs(aboutX.m32 + 1) < 1e-9 && abs(aboutX.m22) < 1e-9)
    let aboutY = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    #expect(abs(aboutY.m13 + 1) < 1e-9 && abs(aboutY.m31 - 1) < 1e-9 && abs(aboutY.m11) < 1e-9)
  }

  @Test func orderInSpace() {
    let scale = Transform3D(scaleX: 2, y: 2, z: 2)
    let shift = Transform3D(translationX: 10, y: 0, z: 1)
    #expect(scale.concatenating(shift).project(point) == CGPoint(x: 16, y: 8))
    #expect(shift.concatenating(scale).project(point) == CGPoint(x: 26, y: 8))
    #expect(shift.concatenating(scale).m43 == 2)
  }

  @Test func perspective() {
    var eye = Transform3D.identity
    eye.m34 = -1 / 100
    // Nearer by half the distance: everything is seen twice as large.
    let near = Transform3D(translationX: 0, y: 0, z: 50).concatenating(eye)
    #expect(isNear(near.project(point), CGPoint(x: 6, y: 8)))
    #expect(!near.isAffine)
  }
}
