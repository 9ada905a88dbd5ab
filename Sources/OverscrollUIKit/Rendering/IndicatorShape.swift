#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// A shape that is stroked or filled.
  final class IndicatorShape: IndicatorElementView {
    /// A step of a shape, around its own origin.
    enum Step: Equatable {
      case move(IndicatorPoint)
      case line(IndicatorPoint)
      case arc(around: IndicatorPoint, radius: Double, from: Double, to: Double)
      case close

      /// For an arc, the complete circle from its start angle, and the drawn fraction of it, from 0
      /// to 1.
      var turn: (circle: Step, extraInset: Double)? {
        guard case .arc(let center, let radius, let start, let end) = self else { return nil }
        let sweep = Self.sweep(from: start, to: end)
        let whole = start + (sweep < 0 ? -360 : 360)
        return (.arc(around: center, radius: radius, from: start, to: whole), abs(sweep) / 360)
      }

      /// A sweep of more than a full turn counts as a full turn.
      static func sweep(from start: Double, to end: Double) -> Double {
        min(360, max(-360, end - start))
      }
    }

    /// Disables implicit animations: a layer without a view animates each change by itself.
    private static let still: [String: any CAAction] = [
      "strokeEnd": NSNull(), "strokeColor": NSNull(), "fillColor": NSNull(), "lineWidth": NSNull(),
    ]

    private let shape = CAShapeLayer()
    /// The steps of the layer's path.
    private var traced: [Step] = []
    private var isFilled = false

    var strokeColor: CGColor? { shape.strokeColor }
    var fillColor: CGColor? { shape.fillColor }
    var lineWidth: CGFloat { shape.lineWidth }
    var path: CGPath? { shape.path }
    /// The part of the path that is drawn as an outline, from 0 to 1.
    var strokeEnd: CGFloat { shape.strokeEnd }

    required init() {
      super.init()
      shape.actions = Self.still
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }

    /// Draws the outline with a line width, or without one fills the shape.
    func show(
      _ steps: [Step], width: Double?, _ color: IndicatorColor, _ placement: ElementPlacement
    ) {
      trace(steps, isOutline: width != nil)
      if let width, shape.lineWidth != width { shape.lineWidth = width }
      if isFilled != (width == nil) {
        isFilled = width == nil
        paintAgain()
      }
      paint(color)
      place(IndicatorSize(width: 0, height: 0), placement)
    }

    override func paint(_ color: UIColor) {
      let color = color.resolvedColor(with: traitCollection).cgColor
      shape.strokeColor = isFilled ? nil : color
      shape.fillColor = isFilled ? color : nil
    }

    /// Draws steps; an outline of one arc is drawn as a part of its circle.
    ///
    /// A shape that closes with the pull then writes one number per event, and creates no path.
    private func trace(_ steps: [Step], isOutline: Bool) {
      let turn = isOutline && steps.count == 1 ? steps[0].turn : nil
      let end = turn?.extraInset ?? 1
      if shape.strokeEnd != end { shape.strokeEnd = end }
      let isTraced = turn.map { traced.count == 1 && traced[0] == $0.circle } ?? (traced == steps)
      guard !isTraced else { return }
      traced = turn.map { [$0.circle] } ?? steps
      shape.path = Self.path(of: traced)
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
            startAngle: start * .pi / 180,
            endAngle: (start + Step.sweep(from: start, to: end)) * .pi / 180,
            clockwise: end > start)
        case .close: path.close()
        }
      }
      return path.cgPath
    }
  }
#endif
