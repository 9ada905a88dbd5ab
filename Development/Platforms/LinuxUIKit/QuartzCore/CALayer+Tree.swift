import Foundation

extension CALayer {
  /// Adds a sublayer in front of the others.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32((sublayers ?? []).filter { $0 !== layer }.count))
  }

  /// Inserts a sublayer at an index.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    if layer.superlayer !== self { layer.removeFromSuperlayer() }
    var layers = (sublayers ?? []).filter { $0 !== layer }
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    setNeedsLayout()
  }

  /// Inserts a sublayer directly in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    let index = others.firstIndex { $0 === sibling } ?? others.count - 1
    insertSublayer(layer, at: UInt32(index + 1))
  }

  /// Inserts a sublayer directly behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling } ?? 0))
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    let layers = (superlayer.sublayers ?? []).filter { $0 !== self }
    superlayer.sublayers = layers.isEmpty ? nil : layers
  }
}
