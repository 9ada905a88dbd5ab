import Foundation

/// The base class of the haptic feedback generators.
@available(tvOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
  private let device = SimulatedDevice.current

  /// Creates a generator.
  public override init() {
    super.init()
    device.feedbackGeneratorCount += 1
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the generator for feedback.
  open func prepare() { device.feedbackPreparationCount += 1 }

  func feel(_ what: String) { device.feedback.append(what) }
}

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

/// A generator of feedback for successes, warnings and errors.
@available(tvOS, unavailable)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notification \(notificationType)")
  }

  /// Plays the feedback at a location.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// A generator of feedback for changes of a selection.
@available(tvOS, unavailable)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() { feel("selection") }

  /// Plays the feedback at a location.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
