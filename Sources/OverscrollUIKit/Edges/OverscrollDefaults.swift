#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  import OverscrollPaging
  import UIKit

  /// Defaults for all scroll views of the app.
  ///
  /// Set them before you create the first control: controls and scroll views read them once. Only
  /// ``areAnimationsEnabled`` and the texts apply everywhere immediately.
  @MainActor
  public enum OverscrollDefaults {
    /// The durations of animations and delays.
    ///
    /// For users who prefer reduced motion, nothing slides or turns, whatever they are.
    public static var durations: OverscrollDurations {
      get { ownDurations ?? OverscrollDurations() }
      set { ownDurations = newValue }
    }

    static var ownDurations: OverscrollDurations?

    /// How runs at different edges of a scroll view affect each other.
    public static var concurrency = ConcurrentRunPolicy.refreshCancelsLoads

    /// The indicator of controls that are created without one.
    public static var indicator = OverscrollIndicator.classic

    /// The colors, fonts, pictures, distances and texts of the indicators of controls that are
    /// created afterwards.
    public static var style = IndicatorStyle()

    /// The events that cause haptic feedback.
    ///
    /// By default, the moment a pull arms the edge; an empty set turns feedback off.
    public static var feedback = OverscrollFeedback.armed

    /// Returns whether an error means that the work was cancelled, and did not fail.
    ///
    /// By default `CancellationError`, `URLError.cancelled`, and an error whose underlying error is one of
    /// these. HTTP libraries that wrap a cancellation in an error of their own need another closure:
    ///
    /// ```swift
    /// let usual = OverscrollDefaults.isCancellation
    /// OverscrollDefaults.isCancellation = { usual($0) || $0 is ConnectionAborted }
    /// ```
    ///
    /// Controls read it when they are created. Called on any thread.
    public static var isCancellation: @Sendable (any Error) -> Bool = { $0.isCancellation }

    /// Whether Overscroll animates; turn it off in UI tests of your own screens.
    ///
    /// `UIView.areAnimationsEnabled` turns animations off as well. Messages still stay for the
    /// durations in ``durations``.
    public static var areAnimationsEnabled = true

    /// Returns the durations of a list: its own, or the app's, or the usual ones.
    package static func durations(own: OverscrollDurations?) -> OverscrollDurations {
      own ?? ownDurations ?? OverscrollDurations()
    }

    /// Whether changes are shown without animation.
    package static var isStill: Bool { !areAnimationsEnabled || !UIView.areAnimationsEnabled }
  }
#endif
