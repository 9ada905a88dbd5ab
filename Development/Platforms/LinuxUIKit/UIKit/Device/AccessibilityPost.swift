/// A notification that was posted for assistive technologies.
@_spi(Simulation) public struct AccessibilityPost {
  /// The notification.
  public let notification: UIAccessibility.Notification
  /// The argument.
  public let argument: Any?

  /// The argument, if it is text.
  public var text: String? { argument as? String }
}
