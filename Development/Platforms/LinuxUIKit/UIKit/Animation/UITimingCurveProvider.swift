import Foundation

/// An object that provides a timing curve.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
