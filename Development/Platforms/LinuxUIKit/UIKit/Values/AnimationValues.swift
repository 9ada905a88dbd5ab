/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Layout subviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allow user interaction.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begin from current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeat.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Autoreverse.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Override inherited duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Override inherited curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Allow animated content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Show hide transition views.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Override inherited options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Curve ease in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Curve ease out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Curve linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Transition cross dissolve.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}

extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Layout subviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allow user interaction.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begin from current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeat.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Autoreverse.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
  }
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}
