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
