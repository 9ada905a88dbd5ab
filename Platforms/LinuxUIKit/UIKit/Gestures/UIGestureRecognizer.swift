import Foundation

/// What recognises a gesture.
@MainActor open class UIGestureRecognizer: NSObject {
  nonisolated let observers = KeyValueObservers()
  private var storedState = State.possible

  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// Who may forbid it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it recognises anything.
  open var isEnabled = true
  /// Whether the view hears no more of a touch that it has recognised.
  open var cancelsTouchesInView = true
  /// Its name.
  open var name: String?
  var place = CGPoint.zero

  /// Creates a recogniser.
  public override init() { super.init() }

  /// Creates a recogniser; nothing is called by a selector here.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Where the gesture stands.
  open var state: State {
    get {
      KeyValueAccess.note(observers, "state")
      return storedState
    }
    set {
      observers.willChange("state")
      storedState = newValue
      observers.didChange("state")
    }
  }

  /// How many fingers there are.
  open var numberOfTouches: Int {
    switch storedState {
    case .began, .changed: 1
    default: 0
    }
  }

  /// Adds someone to call; nothing is called by a selector here.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Removes someone to call.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Returns where the finger is in a view, or in the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return place }
    return (view ?? window).convert(place, from: window)
  }

  /// Waits until another recogniser has failed; here all go on at once.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Is ready for the next gesture, without telling who observes the state.
  func rearm() { storedState = .possible }
}
