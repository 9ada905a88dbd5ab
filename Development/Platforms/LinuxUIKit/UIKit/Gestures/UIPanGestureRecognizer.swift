import Foundation

/// A recogniser of pans.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max
  /// The scroll input devices that are recognised.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  var way = CGPoint.zero
  var speed = CGPoint.zero

  /// Returns the translation of the touch.
  open func translation(in view: UIView?) -> CGPoint { way }

  /// Sets the translation of the touch.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }

  /// Returns the velocity of the touch, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}
