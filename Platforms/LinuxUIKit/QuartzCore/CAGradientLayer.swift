import Foundation

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]? { didSet { noteWrite(of: "colors") } }
  /// Where the colours are, as extra insets of the way.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as extra insets of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as extra insets of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
