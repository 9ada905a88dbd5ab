import Foundation

extension CALayer {
  /// The bounding box of the layer's transformed bounds, in its superlayer's coordinates.
  public var frame: CGRect {
    get {
      let origin = CGPoint(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
      return CGRect(origin: origin, size: bounds.size).applying(affineTransform())
        .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let plane = affineTransform()
      let size = CGRect(origin: .zero, size: newValue.size).applying(plane.inverted()).size
      if bounds.size != size { bounds.size = size }
      let moved = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
      if position != moved { position = moved }
    }
  }

  /// Returns the affine part of the transform.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns whether a point in the layer's coordinates lies inside its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
