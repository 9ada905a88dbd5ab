import Foundation

extension SimulatedDevice {
  /// Scrolls as VoiceOver does with three fingers: asks the element, and then who it is in.
  ///
  /// - Parameters:
  ///   - direction: The way, as UIKit names it.
  ///   - element: What VoiceOver is at.
  /// - Returns: Whether anybody did something.
  @discardableResult
  public func scroll(
    _ direction: UIAccessibilityScrollDirection, from element: UIView
  ) -> Bool {
    run { element.enclosing { $0.accessibilityScroll(direction) ? $0 : nil } != nil }
  }
}
