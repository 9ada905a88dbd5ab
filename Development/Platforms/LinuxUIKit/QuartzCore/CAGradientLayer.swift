import Foundation

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]? { didSet { noteWrite(of: "colors") } }
  /// The positions of the colours, as fractions of the distance from start to end.
  open var locations: [NSNumber]?
  /// The start of the gradient, as fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
