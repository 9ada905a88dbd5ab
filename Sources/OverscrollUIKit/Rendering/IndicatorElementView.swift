#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// One element of a drawing; its view is updated only if the element changes.
  @MainActor
  class IndicatorElementView: TraitView {
    private var placement: ElementPlacement?
    private var color: IndicatorColor?
    /// The style of the drawing; an element never changes it.
    private(set) var style = IndicatorStyle()

    required init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Sets the style of the drawing, before the element is first shown.
    func adopt(_ style: IndicatorStyle) { self.style = style }

    /// The color of a role, for an element that is not a text.
    func resolved(_ color: IndicatorColor) -> UIColor { style.iconColor(color, tint: tintColor) }

    /// Places the center of the element where the drawing has it.
    func place(_ size: IndicatorSize, _ next: ElementPlacement) {
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
    func paint(_ next: IndicatorColor) {
      guard next != color else { return }
      color = next
      paint(resolved(next))
    }

    /// Applies a color; for subclasses.
    func paint(_ color: UIColor) {}

    /// Applies the current color again.
    func paintAgain() {
      if let color { paint(resolved(color)) }
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      if color == .tint { paintAgain() }
    }

    /// The colors of a layer do not adapt to dark mode by themselves.
    override func traitsChanged() { paintAgain() }
  }

  /// A text on one line; what can be tapped stands in a capsule.
  final class IndicatorLabel: IndicatorElementView {
    /// The time in which a text fades into another one, in seconds.
    private static let fading = 0.12
    /// The opacity of a capsule in the color of its text.
    private static let capsuleOpacity = 0.12

    /// The size that a capsule adds to that of its text, in points.
    static func padding(of role: IndicatorTextRole) -> IndicatorSize {
      role == .action
        ? IndicatorSize(width: 24, height: 8) : IndicatorSize(width: 0, height: 0)
    }

    private var role = IndicatorTextRole.title
    private let label = UILabel()
    /// The font of the drawing; the label may have scaled it since.
    private var drawnFont: UIFont?

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
      _ words: String, as role: IndicatorTextRole, fades: Bool, in font: UIFont,
      _ color: IndicatorColor, _ size: IndicatorSize, _ placement: ElementPlacement
    ) {
      if role != self.role {
        self.role = role
        paintAgain()
      }
      if label.text != words { replace(with: words, fades: fades) }
      if drawnFont != font { label.font = font }
      drawnFont = font
      paint(color)
      place(size, placement)
      let padding = Self.padding(of: role)
      let frame = bounds.insetBy(dx: padding.width / 2, dy: padding.height / 2)
      if label.frame != frame { label.frame = frame }
      let radius = role == .action ? bounds.height / 2 : 0
      if layer.cornerRadius != radius { layer.cornerRadius = radius }
    }

    /// Shows another text, into which the last one may fade.
    private func replace(with words: String, fades: Bool) {
      guard fades, label.text?.isEmpty == false, window != nil else { return label.text = words }
      UIView.transition(
        with: label, duration: Self.fading,
        options: [.transitionCrossDissolve, .allowUserInteraction]
      ) { [label] in label.text = words }
    }

    override func resolved(_ color: IndicatorColor) -> UIColor {
      style.textColor(color, tint: tintColor)
    }

    override func paint(_ color: UIColor) {
      label.textColor = color
      backgroundColor =
        role == .action ? color.withAlphaComponent(Self.capsuleOpacity) : nil
    }
  }

  /// The system's activity indicator: it spins by itself, or shows the progress of the pull.
  final class IndicatorSpinner: IndicatorElementView {
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func adopt(_ style: IndicatorStyle) {
      super.adopt(style)
      spinner.style = style.usedSpinnerStyle
    }

    var isTurning: Bool { spinner.isAnimating }
    var shownColor: UIColor? { spinner.color }
    var shownStyle: UIActivityIndicatorView.Style { spinner.style }

    required init() {
      super.init()
      spinner.hidesWhenStopped = false
      addSubview(spinner)
    }

    func show(
      _ diameter: Double, _ color: IndicatorColor, _ progress: Double?,
      _ placement: ElementPlacement
    ) {
      paint(color)
      if spinner.isAnimating != (progress == nil) {
        if progress == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
      }
      var placement = placement
      // Until it spins, the pull rotates it: by one full turn over the trigger distance.
      if let progress { placement.rotation += 360 * progress }
      place(IndicatorSize(width: diameter, height: diameter), placement)
      if spinner.frame != bounds { spinner.frame = bounds }
    }

    override func paint(_ color: UIColor) { spinner.color = color }
  }
#endif
