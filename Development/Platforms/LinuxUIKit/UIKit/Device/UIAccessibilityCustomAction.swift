import Foundation

/// A custom accessibility action of an element.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name.
  open var name: String
  /// The closure that performs the action, and returns whether it succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
