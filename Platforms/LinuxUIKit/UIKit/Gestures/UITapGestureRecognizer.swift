import Foundation

/// What recognises a tap; a simulated finger taps controls, not recognisers.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it needs.
  open var numberOfTapsRequired = 1
}
