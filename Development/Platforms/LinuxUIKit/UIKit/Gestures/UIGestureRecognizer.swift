import Foundation

/// The base class of gesture recognisers.
@MainActor open class UIGestureRecognizer: NSObject {
  nonisolated let observers = KeyValueObservers()
  private var storedState = State.possible

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?
  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser is enabled; disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled, let view = view as? UIScrollView,
        view.panGestureRecognizer === self
      else { return }
      view.touchCancelled()
    }
  }
  /// Whether recognition cancels the touches of the view.
  open var cancelsTouchesInView = true
  /// The name.
  open var name: String?
  var place = CGPoint.zero

  /// Creates a recogniser.
  public override init() { super.init() }

  /// Creates a recogniser; the target is ignored, as there are no selectors.
  public init(target: Any?, action: Selector?) { super.init() }

  /// The state.
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

  /// The number of touches.
  open var numberOfTouches: Int {
    switch storedState {
    case .began, .changed: 1
    default: 0
    }
  }

  /// Does nothing: there are no selectors.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Does nothing: there are no selectors.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Returns the location of the touch in a view, or in the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return place }
    return (view ?? window).convert(place, from: window)
  }

  /// Has no effect: the stand-in lets all recognisers run simultaneously.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Resets the state to `.possible` without notifying observers.
  func rearm() { storedState = .possible }
}
