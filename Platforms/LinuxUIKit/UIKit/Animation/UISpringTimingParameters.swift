import Foundation

/// The pace of a spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins.
  public let initialVelocity: CGVector

  /// Creates a pace.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// Creates a pace that begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
