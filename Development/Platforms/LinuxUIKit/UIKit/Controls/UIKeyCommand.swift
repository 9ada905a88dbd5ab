import Foundation

/// A command of a menu or a key; its action is only stored, as there are no selectors.
@MainActor open class UICommand: UIMenuElement {
  /// The action that a responder performs.
  public let action: Selector
  /// The title in the list of commands that the system shows for a keyboard.
  open var discoverabilityTitle: String?

  init(title: String, image: UIImage?, action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }
}

/// A command of a hardware keyboard.
@MainActor open class UIKeyCommand: UICommand {
  /// The key.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags = []

  /// Creates a command.
  public convenience init(
    title: String, image: UIImage?, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags, propertyList: Any?
  ) {
    self.init(title: title, image: image, action: action)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key.
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
}
