#if canImport(UIKit)
  import OverscrollIndicators
  import UIKit

  /// A shape: its outline, or its inside.
  final class SceneShape: SceneElementView {
    /// A step of a shape, around its own origin.
    enum Step: Equatable {
      case move(ScenePoint)
      case line(ScenePoint)
      case arc(around: ScenePoint, radius: Double, from: Double, to: Double)
      case close
    }

    private let shape = CAShapeLayer()
    private var steps: [Step] = []
    private var isFilled = false

    var strokeColor: CGColor? { shape.strokeColor }
    var fillColor: CGColor? { shape.fillColor }
    var lineWidth: CGFloat { shape.lineWidth }
    var path: CGPath? { shape.path }

    required init() {
      super.init()
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }

    /// Shows the outline in a width, or without one the inside.
    func show(
      _ steps: [Step], width: Double?, _ color: SceneColor, _ placement: ScenePlacement
    ) {
      if self.steps != steps {
        self.steps = steps
        shape.path = Self.path(of: steps)
      }
      if let width, shape.lineWidth != width { shape.lineWidth = width }
      if isFilled != (width == nil) {
        isFilled = width == nil
        paintAgain()
      }
      paint(color)
      place(SceneSize(width: 0, height: 0), placement)
    }

    override func paint(_ color: UIColor) {
      let color = color.resolvedColor(with: traitCollection).cgColor
      shape.strokeColor = isFilled ? nil : color
      shape.fillColor = isFilled ? color : nil
    }

    private static func path(of steps: [Step]) -> CGPath {
      let path = UIBezierPath()
      for step in steps {
        switch step {
        case .move(let point): path.move(to: CGPoint(x: point.x, y: point.y))
        case .line(let point): path.addLine(to: CGPoint(x: point.x, y: point.y))
        case .arc(let center, let radius, let start, let end):
          path.addArc(
            withCenter: CGPoint(x: center.x, y: center.y), radius: radius,
            startAngle: start * .pi / 180, endAngle: bounded(end, from: start) * .pi / 180,
            clockwise: end > start)
        case .close: path.close()
        }
      }
      return path.cgPath
    }

    /// A whole turn is the whole circle, and more is no more than that.
    private static func bounded(_ end: Double, from start: Double) -> Double {
      start + min(360, max(-360, end - start))
    }
  }
#endif
