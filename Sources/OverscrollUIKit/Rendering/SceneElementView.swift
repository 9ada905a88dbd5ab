#if canImport(UIKit)
  import OverscrollIndicators
  import UIKit

  /// One element of a drawing: placed where the drawing says, and written only where it changes.
  @MainActor
  class SceneElementView: UIView {
    private var placement: ScenePlacement?

    required init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Puts the element's middle where the drawing has it.
    func place(_ size: SceneSize, _ next: ScenePlacement) {
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      if bounds != self.bounds { self.bounds = bounds }
      guard next != placement else { return }
      placement = next
      center = CGPoint(x: next.position.x, y: next.position.y)
      alpha = next.opacity
      transform = CGAffineTransform(rotationAngle: next.rotation * .pi / 180)
        .scaledBy(x: next.scale, y: next.scale)
    }
  }

  /// A text on one line.
  final class SceneLabel: SceneElementView {
    private let label = UILabel()
    private var role: SceneTextRole?

    required init() {
      super.init()
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }

    func show(
      _ words: String, _ role: SceneTextRole, _ color: SceneColor, _ size: SceneSize,
      _ placement: ScenePlacement
    ) {
      if label.text != words { label.text = words }
      if self.role != role { label.font = role.font }
      self.role = role
      if label.textColor != color.uiColor { label.textColor = color.uiColor }
      place(size, placement)
      if label.frame != bounds { label.frame = bounds }
    }
  }

  /// The system's activity sign: it turns by itself, or stands there as far as the pull goes.
  final class SceneSpinner: SceneElementView {
    private let spinner = UIActivityIndicatorView(style: .medium)

    required init() {
      super.init()
      spinner.hidesWhenStopped = false
      addSubview(spinner)
    }

    func show(
      _ diameter: Double, _ color: SceneColor, _ progress: Double?, _ placement: ScenePlacement
    ) {
      if spinner.color != color.uiColor { spinner.color = color.uiColor }
      if spinner.isAnimating != (progress == nil) {
        if progress == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
      }
      var placement = placement
      // What does not turn yet is turned by the pull: a whole turn for the whole way.
      if let progress { placement.rotation += 360 * progress }
      place(SceneSize(width: diameter, height: diameter), placement)
      if spinner.frame != bounds { spinner.frame = bounds }
    }
  }

  /// A line that is drawn.
  final class SceneShape: SceneElementView {
    private let shape = CAShapeLayer()
    private var path: UIBezierPath?

    required init() {
      super.init()
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }

    func show(
      _ path: UIBezierPath, _ width: Double, _ color: SceneColor, _ placement: ScenePlacement
    ) {
      if self.path != path {
        self.path = path
        shape.path = path.cgPath
      }
      if shape.lineWidth != width { shape.lineWidth = width }
      let stroke = color.uiColor.resolvedColor(with: traitCollection).cgColor
      if shape.strokeColor != stroke { shape.strokeColor = stroke }
      place(SceneSize(width: 0, height: 0), placement)
    }
  }

  extension SceneColor {
    var uiColor: UIColor {
      switch self {
      case .label: .label
      case .secondary: .secondaryLabel
      case .tint: .systemBlue
      }
    }
  }

  extension SceneTextRole {
    /// Grows with the size of text that the user wants.
    var font: UIFont {
      switch self {
      case .title: .preferredFont(forTextStyle: .subheadline)
      case .detail: .preferredFont(forTextStyle: .caption1)
      case .action: .preferredFont(forTextStyle: .subheadline)
      }
    }
  }
#endif
