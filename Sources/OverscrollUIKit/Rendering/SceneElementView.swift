#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// One element of a drawing; its view is updated only if the element changes.
  @MainActor
  class SceneElementView: TraitView {
    private var placement: ScenePlacement?
    private var color: SceneColor?

    required init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Places the center of the element where the drawing has it.
    func place(_ size: SceneSize, _ next: ScenePlacement) {
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      if bounds != self.bounds { self.bounds = bounds }
      let (last, spot) = (placement, next.position)
      placement = next
      if spot != last?.position { center = CGPoint(x: spot.x, y: spot.y) }
      if next.opacity != last?.opacity { alpha = next.opacity }
      guard next.rotation != last?.rotation || next.scale != last?.scale else { return }
      transform = CGAffineTransform(rotationAngle: next.rotation * .pi / 180)
        .scaledBy(x: next.scale, y: next.scale)
    }

    /// Applies a color of the drawing.
    func paint(_ next: SceneColor) {
      guard next != color else { return }
      color = next
      paint(next.uiColor(in: self))
    }

    /// Applies a color; for subclasses.
    func paint(_ color: UIColor) {}

    /// Applies the current color again.
    func paintAgain() {
      if let color { paint(color.uiColor(in: self)) }
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      if color == .tint { paintAgain() }
    }

    /// The colors of a layer do not adapt to dark mode by themselves.
    override func traitsChanged() { paintAgain() }
  }

  /// A text on one line.
  final class SceneLabel: SceneElementView {
    private let label = UILabel()
    private var role: SceneTextRole?

    var text: String? { label.text }
    var font: UIFont? { label.font }
    var textColor: UIColor? { label.textColor }
    var shrinksToFit: Bool { label.adjustsFontSizeToFitWidth }

    required init() {
      super.init()
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      // A line that is too wide is scaled down instead of truncated.
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.3
      label.baselineAdjustment = .alignCenters
      addSubview(label)
    }

    func show(
      _ words: String, _ role: SceneTextRole, _ color: SceneColor, _ size: SceneSize,
      _ placement: ScenePlacement
    ) {
      if label.text != words { label.text = words }
      if self.role != role { label.font = role.font(for: traitCollection) }
      self.role = role
      paint(color)
      place(size, placement)
      if label.frame != bounds { label.frame = bounds }
    }

    override func paint(_ color: UIColor) { label.textColor = color }
  }

  /// The system's activity indicator: it spins by itself, or shows the progress of the pull.
  final class SceneSpinner: SceneElementView {
    private let spinner = UIActivityIndicatorView(style: .medium)

    var isTurning: Bool { spinner.isAnimating }

    required init() {
      super.init()
      spinner.hidesWhenStopped = false
      addSubview(spinner)
    }

    func show(
      _ diameter: Double, _ color: SceneColor, _ progress: Double?, _ placement: ScenePlacement
    ) {
      paint(color)
      if spinner.isAnimating != (progress == nil) {
        if progress == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
      }
      var placement = placement
      // Until it spins, the pull rotates it: by one full turn over the trigger distance.
      if let progress { placement.rotation += 360 * progress }
      place(SceneSize(width: diameter, height: diameter), placement)
      if spinner.frame != bounds { spinner.frame = bounds }
    }

    override func paint(_ color: UIColor) { spinner.color = color }
  }

  extension SceneColor {
    @MainActor
    fileprivate func uiColor(in view: UIView) -> UIColor {
      switch self {
      case .label: .label
      case .secondary: .readableSecondaryLabel
      case .tint: view.tintColor
      case .rgb(let red, let green, let blue):
        UIColor(
          red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
      }
    }
  }

  extension UIColor {
    /// A secondary color for texts.
    ///
    /// `secondaryLabel` has a contrast of 3.4:1 on a light background. WCAG 2.2 requires 4.5:1 of texts
    /// of this size; three quarters of the same color have 5.2:1.
    static let readableSecondaryLabel = UIColor { traits in
      let label = UIColor.secondaryLabel.resolvedColor(with: traits)
      let isLight = traits.userInterfaceStyle != .dark && traits.accessibilityContrast != .high
      return isLight ? label.withAlphaComponent(0.75) : label
    }
  }

  extension SceneTextRole {
    /// The font in the user's text size.
    func font(for traits: UITraitCollection) -> UIFont {
      switch self {
      case .title, .action: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
      case .detail: .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
      }
    }
  }
#endif
