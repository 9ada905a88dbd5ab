import Foundation

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  /// The name, where it has one.
  @_spi(Simulation) public let name: CAMediaTimingFunctionName?

  /// Creates a pace from its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }

  /// Creates a pace from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}
