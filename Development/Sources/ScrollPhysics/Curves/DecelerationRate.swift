import OverscrollCore

/// The friction of a scroll view: the fraction of its velocity that it keeps per millisecond.
package struct DecelerationRate: Equatable, Sendable {
  /// The fraction of the velocity that is left after a millisecond, between 0 and 1.
  package let perMillisecond: Double
  /// The exponent `k` in `v' = k v`: `k = 1000 ln r`, per second; less than 0.
  package let exponent: Double

  /// Creates a rate.
  ///
  /// - Parameter rate: The fraction that is left after a millisecond. Values that are not between 0
  ///   and 1 count as 0.998.
  package init(perMillisecond rate: Double) {
    perMillisecond = rate > 0 && rate < 1 ? rate : 0.998
    exponent = 1000 * Elementary.logarithm(perMillisecond)
  }

  /// 0.998, as `UIScrollView.DecelerationRate.normal`.
  ///
  /// The sources are super-ultra/ScrollMechanics and WinObjC. A fling covers 0.4995 s times its
  /// velocity.
  package static var normal: DecelerationRate { DecelerationRate(perMillisecond: 0.998) }

  /// 0.99, as `UIScrollView.DecelerationRate.fast`.
  ///
  /// It has the same sources. A fling covers 0.0995 s times its velocity.
  package static var fast: DecelerationRate { DecelerationRate(perMillisecond: 0.99) }
}
