import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path to draw.
  open var path: CGPath? { didSet { noteWrite(of: "path") } }
  /// The colour of the interior.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { noteWrite(of: "fillColor") }
  }
  /// The rule that determines the interior of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor? { didSet { noteWrite(of: "strokeColor") } }
  /// The start of the line, as a fraction of the path.
  open var strokeStart: CGFloat = 0 { didSet { noteWrite(of: "strokeStart") } }
  /// The end of the line, as a fraction of the path.
  open var strokeEnd: CGFloat = 1 { didSet { noteWrite(of: "strokeEnd") } }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 { didSet { noteWrite(of: "lineWidth") } }
  /// The limit of the length of mitred joins, in line widths.
  open var miterLimit: CGFloat = 10
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of the dashes and gaps.
  open var lineDashPattern: [NSNumber]?
}
