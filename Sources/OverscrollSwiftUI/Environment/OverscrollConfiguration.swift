#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollTexts
  public import OverscrollUIKit

  /// The settings of the edges in a view; see `overscrollConfiguration(_:)`.
  ///
  /// A new configuration has the settings of the views outside, and those have the defaults of
  /// `OverscrollDefaults`.
  public struct OverscrollConfiguration {
    /// Texts that replace the library's own.
    ///
    /// To keep the texts that views outside have set, set single texts:
    /// `configuration.texts[.refreshing] = "Fishing"`.
    public var texts: [OverscrollText: String] = [:]

    /// Whether the indicators of pulls are invisible at rest and fade in with the pull.
    ///
    /// They do by default: bars are transparent at the scroll edge, and an indicator behind one
    /// would show through. Indicators in line with the content and edges that no pull triggers
    /// never fade.
    public var fadesWithPull = true

    /// How often actions that throw are retried, such as `.backoff(3)`; by default they are not.
    ///
    /// The setting applies from the next run on. All attempts are part of one run.
    public var retries = OverscrollRetries.none

    var ownTimes: OverscrollTimes?
    var ownFeedback: OverscrollFeedback?

    /// The durations of animations and delays.
    ///
    /// Once set, they also apply to users who prefer reduced motion.
    @MainActor public var times: OverscrollTimes {
      get { ownTimes ?? OverscrollDefaults.times }
      set { ownTimes = newValue }
    }

    /// The haptic feedback; empty for none.
    @MainActor public var feedback: OverscrollFeedback {
      get { ownFeedback ?? OverscrollDefaults.feedback }
      set { ownFeedback = newValue }
    }
  }
#endif
