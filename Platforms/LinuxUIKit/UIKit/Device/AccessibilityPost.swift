/// What was told to those who do not see.
@_spi(Simulation) public struct AccessibilityPost {
  /// The kind.
  public let notification: UIAccessibility.Notification
  /// What was handed over.
  public let argument: Any?

  /// The text that was handed over.
  public var text: String? { argument as? String }
}
