import Foundation

/// A 4 × 4 matrix that transforms points in space.
public struct CATransform3D: Equatable, Sendable {
  /// The coefficient in row 1, column 1.
  public var m11: CGFloat
  /// The coefficient in row 1, column 2.
  public var m12: CGFloat
  /// The coefficient in row 1, column 3.
  public var m13: CGFloat
  /// The coefficient in row 1, column 4.
  public var m14: CGFloat
  /// The coefficient in row 2, column 1.
  public var m21: CGFloat
  /// The coefficient in row 2, column 2.
  public var m22: CGFloat
  /// The coefficient in row 2, column 3.
  public var m23: CGFloat
  /// The coefficient in row 2, column 4.
  public var m24: CGFloat
  /// The coefficient in row 3, column 1.
  public var m31: CGFloat
  /// The coefficient in row 3, column 2.
  public var m32: CGFloat
  /// The coefficient in row 3, column 3.
  public var m33: CGFloat
  /// The coefficient in row 3, column 4.
  public var m34: CGFloat
  /// The coefficient in row 4, column 1.
  public var m41: CGFloat
  /// The coefficient in row 4, column 2.
  public var m42: CGFloat
  /// The coefficient in row 4, column 3.
  public var m43: CGFloat
  /// The coefficient in row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform whose coefficients are all 0.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a scaling transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (sx, sy, sz, 1)
  return transform
}

/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DMakeScale(1, 1, 1)
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a rotation about the z axis, in radians; rotations about other axes have no effect.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  guard z != 0 else { return CATransform3DMakeScale(1, 1, 1) }
  return CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
}

/// Returns the transform in space for an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DMakeScale(1, 1, 1)
  (transform.m11, transform.m12) = (m.a, m.b)
  (transform.m21, transform.m22) = (m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Returns the affine part of a transform in space.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
