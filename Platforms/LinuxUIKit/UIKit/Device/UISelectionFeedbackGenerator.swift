import Foundation

/// What lets the hand feel that a selection changed.
@available(tvOS, unavailable)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection changed.
  open func selectionChanged() { feel("selection") }

  /// The selection changed at a place.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
