import Foundation

extension UIResponder {
  /// The notification posted before the keyboard appears.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification posted before the keyboard disappears.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The user info key for the keyboard's final frame.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The user info key for the duration of the keyboard's animation.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
