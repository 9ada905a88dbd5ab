import Foundation

/// A generator of impact feedback.
@available(tvOS, unavailable)
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  /// Creates a generator with a style.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator with medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator for a view.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Plays an impact.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays an impact with an intensity.
  open func impactOccurred(intensity: CGFloat) { feel("impact \(style) \(intensity)") }

  /// Plays an impact at a location.
  @available(iOS 17.5, visionOS 1.1, *)
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
}
