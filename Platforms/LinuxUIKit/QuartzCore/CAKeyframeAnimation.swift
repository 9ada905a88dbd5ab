import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value shows, as extra insets of the duration.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way of the position.
  open var path: CGPath?
}
