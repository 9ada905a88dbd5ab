import Foundation

/// An object that lays out a layer's sublayers and provides its actions.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
