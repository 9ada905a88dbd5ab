import Foundation

/// A view that can be used.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether it is switched on.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Where its content stands horizontally.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where its content stands vertically.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it is.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Does something at events; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Does something at events no more.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does something at events no more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Calls someone by a selector, which nobody can do here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}

  /// Calls someone by a selector no more.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}

  /// Does what is to be done at events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for each in actions where !each.events.isDisjoint(with: controlEvents) {
      sendAction(each.action)
    }
  }

  /// Does something.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Does the main thing.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// A finger has tapped it.
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
