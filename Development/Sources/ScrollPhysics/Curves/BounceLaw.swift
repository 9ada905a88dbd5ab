/// The spring that returns content from past an edge.
///
/// The open sources disagree about UIScrollView's spring, so it is a parameter: a test should hold
/// for all of them.
package enum BounceLaw: Equatable, Sendable {
  /// A critically damped spring, `(d + (v + w d) t) e^(-w t)`.
  ///
  /// ScrollMechanics' sample has an omega of 10 rad/s (mass 1, stiffness 100), its library and
  /// Compose for iOS have 14.14 (stiffness 200). Values that are not finite and positive count as
  /// 10.
  case critical(omega: Double = 10)
  /// An overdamped spring, `a e^(r t) + b e^(s t)`.
  ///
  /// Flutter's `BouncingScrollSimulation` has mass 0.5, stiffness 100 and ratio 1.1. A ratio of at
  /// most 1 counts as critical. A mass or stiffness that is not finite and positive counts as
  /// Flutter's.
  case overdamped(mass: Double = 0.5, stiffness: Double = 100, dampingRatio: Double = 1.1)
}
