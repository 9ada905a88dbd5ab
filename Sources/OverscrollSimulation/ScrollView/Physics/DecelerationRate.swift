import OverscrollCore

/// How much of its velocity a scroll view keeps from one millisecond to the next.
package struct DecelerationRate: Equatable, Sendable {
  /// The extra inset of the velocity that is left after a millisecond, between 0 and 1.
  package let perMillisecond: Double
  /// The same for `v' = k v`: `k = 1000 ln r`, per second; less than 0.
  package let exponent: Double

  /// Creates a rate.
  ///
  /// - Parameter rate: The extra inset that is left after a millisecond. What does not lie between 0 and
  ///   1 counts as 0.998.
  package init(perMillisecond rate: Double) {
    perMillisecond = rate > 0 && rate < 1 ? rate : 0.998
    exponent = 1000 * Elementary.logarithm(perMillisecond)
  }

  /// 0.998, as `UIScrollView.DecelerationRate.normal` (super-ultra/ScrollMechanics, WinObjC): a
  /// fling goes 0.4995 s times its velocity.
  package static var normal: DecelerationRate { DecelerationRate(perMillisecond: 0.998) }

  /// 0.99, as `UIScrollView.DecelerationRate.fast` (the same sources): 0.0995 s times its velocity.
  package static var fast: DecelerationRate { DecelerationRate(perMillisecond: 0.99) }
}
