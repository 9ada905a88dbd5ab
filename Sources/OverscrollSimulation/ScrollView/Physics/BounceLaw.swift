/// The law by which content past an edge comes back.
///
/// The open sources do not agree on UIScrollView's, so it is a parameter: a test that holds for all
/// of them does not lean on one.
package enum BounceLaw: Equatable, Sendable {
  /// A critically damped spring, `(d + (v + w d) t) e^(-w t)`.
  ///
  /// An omega of 10 rad/s (mass 1, stiffness 100) is what ScrollMechanics' sample has, 14.14 (stiffness
  /// 200) its library and Compose for iOS. What is no positive number counts as 10.
  case critical(omega: Double = 10)
  /// WebKit's elasticity controller, `(d + 0.31 v t) e^(-rate t)`.
  ///
  /// Its rate is 12.5 per second (stiffness 20, period 1.6). It takes on no more than 0.31 of the
  /// velocity, so the velocity jumps where it begins. What is no positive number counts as 12.5.
  case exponential(rate: Double)
  /// An overdamped spring, `a e^(r t) + b e^(s t)`.
  ///
  /// Flutter's `BouncingScrollSimulation` has mass 0.5, stiffness 100, ratio 1.1. A ratio of no more
  /// than 1 counts as critical; a mass or stiffness that is no positive number as Flutter's.
  case overdamped(mass: Double = 0.5, stiffness: Double = 100, dampingRatio: Double = 1.1)
}
