import Foundation

/// What lets the hand feel a knock.
@available(tvOS, unavailable)
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  /// Creates a generator.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator for a view.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Knocks.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Knocks, more or less.
  open func impactOccurred(intensity: CGFloat) { feel("impact \(style) \(intensity)") }

  /// Knocks at a place.
  @available(iOS 17.5, visionOS 1.1, *)
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
}
