import Foundation

/// What can be asked to answer an event.
@MainActor open class UIResponder: NSObject {
  nonisolated let observers = KeyValueObservers()

  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Whether it may get the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it has the keyboard.
  open private(set) var isFirstResponder = false

  /// Asks for the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Gives the keyboard away.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
