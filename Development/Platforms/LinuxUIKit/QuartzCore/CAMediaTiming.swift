import Foundation

/// The timing of a layer or an animation.
public protocol CAMediaTiming: NSObjectProtocol {
  /// The begin time in the parent's time space, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The offset of the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// Whether the animation plays backwards after each repetition.
  var autoreverses: Bool { get set }
  /// The values that apply before and after the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}
