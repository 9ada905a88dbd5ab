import Foundation

/// A recogniser of taps; a simulated finger taps controls but not recognisers.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  open var numberOfTapsRequired = 1
}
