import Foundation

/// The timing function of an animation.
open class CAMediaTimingFunction: NSObject {
  /// The name; nil without a name.
  @_spi(Simulation) public let name: CAMediaTimingFunctionName?

  /// Creates a function from its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }

  /// Creates a function from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}
