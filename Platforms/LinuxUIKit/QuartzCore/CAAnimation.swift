import Foundation

/// What a layer shows on the way to its values.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of it; held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it at its end.
  open var isRemovedOnCompletion = true
  /// How many frames a second are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation.
  public override init() { super.init() }

  var wholeDuration: CFTimeInterval {
    let once = (duration == 0 ? 0.25 : duration) * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }
}
