extension UIGestureRecognizer {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The final state of a discrete gesture.
    public static let recognized = UIGestureRecognizer.State.ended
  }
}

/// A set of kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Discrete.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All.
  public static let all = UIScrollTypeMask(rawValue: 3)
}

extension UIScrollView {
  /// The part of the safe area that a scroll view adds to its insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

extension UIScrollView {
  /// The deceleration rate, per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value.
    public var rawValue: CGFloat

    /// Creates a rate from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Normal.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// The visibility of an index.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    case alwaysHidden
  }
}

extension UIScrollView {
  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}

extension UIScrollView {
  /// The effect of a drag on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
