import Foundation

extension CALayer {
  /// Where it is in its superlayer: the smallest rectangle around its transformed bounds.
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

  /// Returns the plane part of its transform.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Turns, scales and moves it in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns whether a point of its own coordinates is in it.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
