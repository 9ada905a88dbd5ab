import Foundation

/// The timing of an animation with a spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity.
  public let initialVelocity: CGVector

  /// Creates a timing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// Creates a timing without initial velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
