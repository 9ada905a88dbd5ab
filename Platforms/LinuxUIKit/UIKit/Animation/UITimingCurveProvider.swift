import Foundation

/// What knows a pace.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the pace.
  var timingCurveType: UITimingCurveType { get }
  /// The pace of a curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The pace of a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
