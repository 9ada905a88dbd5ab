import Foundation

/// What recognises a drag.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it needs.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes.
  open var maximumNumberOfTouches = Int.max
  /// Which scrolling devices count.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  var way = CGPoint.zero
  var speed = CGPoint.zero

  /// Returns how far the finger has come.
  open func translation(in view: UIView?) -> CGPoint { way }

  /// Says how far the finger has come.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }

  /// Returns how fast the finger is, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}
