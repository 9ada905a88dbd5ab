import Foundation

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether the values are added to those of the layer.
  open var isAdditive = false
  /// Whether each repetition continues from the values of the previous one.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
