import Foundation

/// An object in the responder chain.
@MainActor open class UIResponder: NSObject {
  nonisolated let observers = KeyValueObservers()

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }
  /// Whether the responder can receive keyboard input.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder receives keyboard input.
  open private(set) var isFirstResponder = false

  /// Makes this object the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Stops being the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Called when buttons are released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
