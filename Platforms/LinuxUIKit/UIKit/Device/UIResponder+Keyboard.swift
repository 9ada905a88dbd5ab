import Foundation

extension UIResponder {
  /// What is posted when the keyboard comes.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// What is posted when the keyboard goes.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Under which a notification has the keyboard's place.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Under which a notification has how long the keyboard takes.
  @available(tvOS, unavailable)
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
