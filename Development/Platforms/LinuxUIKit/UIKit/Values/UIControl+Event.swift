extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touch down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// Touch down repeat.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// Touch drag inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// Touch drag outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// Touch up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Touch up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Touch cancel.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Primary action triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Menu action triggered.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing did begin.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Editing changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing did end.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xf << 16)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }
}
