import Foundation

/// A 4×4 transform of space, as Core Animation's `CATransform3D`: row vectors, translation in the fourth row.
public struct Transform3D: Hashable, Sendable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat
  /// The entry in row 1, column 2.
  public var m12: CGFloat
  /// The entry in row 1, column 3.
  public var m13: CGFloat
  /// The entry in row 1, column 4.
  public var m14: CGFloat
  /// The entry in row 2, column 1.
  public var m21: CGFloat
  /// The entry in row 2, column 2.
  public var m22: CGFloat
  /// The entry in row 2, column 3.
  public var m23: CGFloat
  /// The entry in row 2, column 4.
  public var m24: CGFloat
  /// The entry in row 3, column 1.
  public var m31: CGFloat
  /// The entry in row 3, column 2.
  public var m32: CGFloat
  /// The entry in row 3, column 3.
  public var m33: CGFloat
  /// The entry in row 3, column 4; −1/distance gives perspective.
  public var m34: CGFloat
  /// The translation along x, in points.
  public var m41: CGFloat
  /// The translation along y, in points.
  public var m42: CGFloat
  /// The translation along z, in points.
  public var m43: CGFloat
  /// The entry in row 4, column 4.
  public var m44: CGFloat

  /// Makes a transform from its sixteen entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The identity.
  public init() { self.init(entries: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]) }

  /// The transform that changes nothing.
  public static let identity = Transform3D()
  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Lifts a transform of the plane into space.
  public init(_ affine: Transform) {
    self.init()
    m11 = affine.a
    m12 = affine.b
    m21 = affine.c
    m22 = affine.d
    m41 = affine.tx
    m42 = affine.ty
  }

  /// A translation, in points.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    m41 = x
    m42 = y
    m43 = z
  }

  /// A scale about the origin.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    m11 = x
    m22 = y
    m33 = z
  }

  /// A rotation about an axis through the origin, in radians; a zero axis gives the identity.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    m11 = c + ux * ux * t
    m12 = ux * uy * t + uz * s
    m13 = ux * uz * t - uy * s
    m21 = ux * uy * t - uz * s
    m22 = c + uy * uy * t
    m23 = uy * uz * t + ux * s
    m31 = ux * uz * t + uy * s
    m32 = uy * uz * t - ux * s
    m33 = c + uz * uz * t
  }

  /// The sixteen entries, row by row.
  public var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Makes a transform from sixteen entries, row by row.
  public init(entries e: [CGFloat]) {
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
      m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }

  /// Whether it moves points only within the plane, so that `affine` says everything.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }

  /// The part that acts in the plane; what leaves the plane is dropped, as by `CATransform3DGetAffineTransform`.
  public var affine: Transform { Transform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// This transform followed by another one.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    let left = entries
    let right = next.entries
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for k in 0..<4 { product[row * 4 + column] += left[row * 4 + k] * right[k * 4 + column] }
      }
    }
    return Transform3D(entries: product)
  }

  /// Where a point of the plane z = 0 is seen after the transform, with perspective.
  public func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }
}
