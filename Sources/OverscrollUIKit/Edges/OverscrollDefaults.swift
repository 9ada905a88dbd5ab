#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  import UIKit

  /// Defaults for all scroll views of the app.
  ///
  /// Set them before you create the first control: controls and scroll views read them once. Only
  /// ``areAnimationsEnabled`` and the texts apply everywhere immediately.
  @MainActor
  public enum OverscrollDefaults {
    /// The durations of animations and delays.
    ///
    /// Once set, they also apply to users who prefer reduced motion.
    public static var times: OverscrollTimes {
      get { ownTimes ?? OverscrollTimes() }
      set { ownTimes = newValue }
    }

    static var ownTimes: OverscrollTimes?

    /// How runs at different edges of a scroll view affect each other.
    public static var overlap = OverlapPolicy.refreshWins

    /// The indicator of controls that are created without one.
    public static var indicator = OverscrollIndicator.classic

    /// The colors, fonts, pictures, distances and texts of the indicators of controls that are
    /// created afterwards.
    public static var style = IndicatorStyle()

    /// The events that cause haptic feedback.
    ///
    /// By default, the moment a pull arms the edge; an empty set turns feedback off.
    public static var feedback = OverscrollFeedback.armed

    /// Whether Overscroll animates; turn it off in UI tests of your own screens.
    ///
    /// `UIView.areAnimationsEnabled` turns animations off as well. Messages still stay for the
    /// durations in ``times``.
    public static var areAnimationsEnabled = true

    /// Returns the times of a list: its own, or the app's, or those for the user's settings.
    package static func times(own: OverscrollTimes?) -> OverscrollTimes {
      own ?? ownTimes
        ?? (UIAccessibility.isReduceMotionEnabled ? .reducedMotion : OverscrollTimes())
    }

    /// Whether changes are shown without animation.
    package static var isStill: Bool { !areAnimationsEnabled || !UIView.areAnimationsEnabled }
  }
#endif
