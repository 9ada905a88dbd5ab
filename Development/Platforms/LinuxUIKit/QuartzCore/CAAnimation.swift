import Foundation

/// The base class of layer animations.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  /// The timing function.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it ends.
  open var isRemovedOnCompletion = true
  /// The preferred frame rates.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation.
  public override init() { super.init() }

  var wholeDuration: CFTimeInterval {
    let once = (duration == 0 ? 0.25 : duration) * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }
}
