import Foundation

/// What layers and animations know of time.
public protocol CAMediaTiming: NSObjectProtocol {
  /// When it begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast it goes.
  var speed: Float { get set }
  /// Where its own time begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it goes.
  var repeatCount: Float { get set }
  /// Whether it goes back after each time.
  var autoreverses: Bool { get set }
  /// What shows before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}
