#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollTexts
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Sets the default indicator for the lists in this view.
    ///
    /// - Parameter indicator: The indicator.
    /// - Returns: A view whose lists use the indicator.
    public func overscrollIndicator(_ indicator: OverscrollIndicator) -> some View {
      environment(\.overscrollSettings.indicator, indicator)
    }

    /// Sets the durations of animations and delays at the edges of the lists in this view.
    ///
    /// The durations then also apply if the user has requested reduced motion.
    ///
    /// - Parameter times: The durations.
    /// - Returns: A view whose lists use the durations.
    public func overscrollTimes(_ times: OverscrollTimes) -> some View {
      environment(\.overscrollSettings.times, times)
    }

    /// Sets texts for the lists in this view; texts that are not set keep their defaults.
    ///
    /// - Parameter texts: The texts.
    /// - Returns: A view whose lists use the texts.
    public func overscrollTexts(_ texts: [OverscrollText: String]) -> some View {
      environment(\.overscrollSettings.texts, texts)
    }

    /// Sets the haptic feedback at the edges of the lists in this view.
    ///
    /// - Parameter feedback: The feedback; an empty set disables it.
    /// - Returns: A view whose lists use the feedback.
    public func overscrollFeedback(_ feedback: OverscrollFeedback) -> some View {
      environment(\.overscrollSettings.feedback, feedback)
    }

    /// Sets whether the indicators of the lists in this view are invisible at rest and fade in with
    /// the pull.
    ///
    /// They do by default: bars are transparent at the scroll edge, and an indicator behind one
    /// would show through. Indicators in line with the content and edges that no pull triggers
    /// never fade.
    ///
    /// - Parameter fades: Whether they fade.
    /// - Returns: A view whose lists use the setting.
    public func overscrollFadesWithPull(_ fades: Bool) -> some View {
      environment(\.overscrollSettings.fadesWithPull, fades)
    }

    /// Sets how often the lists in this view retry actions that throw.
    ///
    /// The setting applies from the next run on. All attempts are part of one run.
    ///
    /// - Parameter retries: The rule, such as `.backoff(3)`. By default, actions are not retried.
    /// - Returns: A view whose lists use the rule.
    public func overscrollRetries(_ retries: OverscrollRetries) -> some View {
      environment(\.overscrollSettings.retries, retries)
    }

    /// Refreshes the lists in this view automatically when they are older than an age.
    ///
    /// The age is checked when a list appears, when the app returns to the foreground, and when the
    /// age changes; see `refreshWhenOlder(than:key:)` of `OverscrollControl`. A list that was never
    /// updated is older than any age.
    ///
    /// - Parameters:
    ///   - age: The age, in seconds. Negative counts as 0; with infinity or NaN, no list refreshes.
    ///   - key: The key that stores the time of the last update between launches, for one list;
    ///     nil keeps the time only as long as the view exists.
    /// - Returns: A view whose lists refresh automatically.
    public func overscrollRefresh(whenOlderThan age: Double, key: String? = nil) -> some View {
      environment(\.overscrollSettings.freshness, (age, key))
    }
  }
#endif
