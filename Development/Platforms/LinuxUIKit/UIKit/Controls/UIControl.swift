import Foundation

/// A control.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is highlighted by a touch.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control without reading the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The state.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Adds an action for events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Does nothing: there are no selectors.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}

  /// Does nothing: there are no selectors.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}

  /// Performs the actions for events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for each in actions where !each.events.isDisjoint(with: controlEvents) {
      sendAction(each.action)
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs the primary action.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Handles a tap of the simulated finger.
  func tapped() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  func stateChanged() { setNeedsLayout() }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    tapped()
    return true
  }
}
