extension UIAction {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates an identifier from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

  }
}

extension UIActivityIndicatorView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}

extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close
  }
}

extension UIControl {
  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }
}

extension UIControl {
  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}

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

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension UIMenuElement {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Keeps menu presented.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

extension UIMenuElement {
  /// The state of a menu element's checkmark.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

@available(tvOS, unavailable)
extension UIImpactFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }
}

@available(tvOS, unavailable)
extension UINotificationFeedbackGenerator {
  /// The type of notification feedback.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}
