import Foundation

extension SimulatedDevice {
  /// Performs VoiceOver's scroll gesture with three fingers: on the element, then on its ancestors.
  ///
  /// - Parameters:
  ///   - direction: The direction, as UIKit names it.
  ///   - element: The element that VoiceOver is on.
  /// - Returns: Whether an element handled the gesture.
  @discardableResult
  public func scroll(
    _ direction: UIAccessibilityScrollDirection, from element: UIView
  ) -> Bool {
    run { element.enclosing { $0.accessibilityScroll(direction) ? $0 : nil } != nil }
  }
}
