import Foundation

/// Something else that can be done with an element.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  /// What does it; says whether it could.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
