import Foundation

/// A generator of feedback for changes of a selection.
@available(tvOS, unavailable)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() { feel("selection") }

  /// Plays the feedback at a location.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
