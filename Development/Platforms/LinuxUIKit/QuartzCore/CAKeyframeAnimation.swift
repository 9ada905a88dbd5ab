import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The time of each value, as a fraction of the duration.
  open var keyTimes: [NSNumber]?
  /// The timing functions between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path of the position.
  open var path: CGPath?
}
