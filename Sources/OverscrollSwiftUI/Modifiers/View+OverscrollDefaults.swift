#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollTexts
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Sets the default indicator for the lists in this view.
    ///
    /// - Parameter indicator: The indicator.
    /// - Returns: A view whose lists have it.
    public func overscrollIndicator(_ indicator: OverscrollIndicator) -> some View {
      environment(\.overscrollSettings.indicator, indicator)
    }

    /// Sets how long things take past the edges of the lists in this view.
    ///
    /// Once set, it holds for people who asked for less motion as well.
    ///
    /// - Parameter times: The times.
    /// - Returns: A view whose lists have them.
    public func overscrollTimes(_ times: OverscrollTimes) -> some View {
      environment(\.overscrollSettings.times, times)
    }

    /// Sets texts for the lists in this view; the other texts stay the library's.
    ///
    /// - Parameter texts: The words.
    /// - Returns: A view whose lists have them.
    public func overscrollTexts(_ texts: [OverscrollText: String]) -> some View {
      environment(\.overscrollSettings.texts, texts)
    }

    /// Sets what a finger feels past the edges of the lists in this view.
    ///
    /// - Parameter feedback: What is felt; nothing where it is empty.
    /// - Returns: A view whose lists have it.
    public func overscrollFeedback(_ feedback: OverscrollFeedback) -> some View {
      environment(\.overscrollSettings.feedback, feedback)
    }

    /// Sets whether the indicators of the lists in this view are invisible at rest and fade in with the pull.
    ///
    /// They do by default: bars are transparent at the scroll edge, and an indicator behind one would show
    /// through. Indicators in line with the content, and edges that no pull triggers, never fade.
    ///
    /// - Parameter fades: Whether they fade.
    /// - Returns: A view whose lists do.
    public func overscrollFadesWithPull(_ fades: Bool) -> some View {
      environment(\.overscrollSettings.fadesWithPull, fades)
    }

    /// Sets how often the actions of the lists in this view are tried again when they throw.
    ///
    /// Counts from the next run on. All attempts are one run.
    ///
    /// - Parameter retries: The rule, such as `.backoff(3)`; not at all by default.
    /// - Returns: A view whose lists have it.
    public func overscrollRetries(_ retries: OverscrollRetries) -> some View {
      environment(\.overscrollSettings.retries, retries)
    }

    /// Lets the lists in this view refresh by themselves when they come into sight and are older than that.
    ///
    /// Looked at when a list appears, when the app comes back to the foreground, and when another age is said; see
    /// `refreshWhenOlder(than:key:)` of `OverscrollControl`. A list that was never updated is older than any age.
    ///
    /// - Parameters:
    ///   - age: The age, in seconds. A negative one counts as 0; infinite, or no number, is never.
    ///   - key: Under which name the time of the last update is kept from one launch to the next, for one list;
    ///     nil where it is kept as long as the view is there.
    /// - Returns: A view whose lists do.
    public func overscrollRefresh(whenOlderThan age: Double, key: String? = nil) -> some View {
      environment(\.overscrollSettings.freshness, (age, key))
    }
  }
#endif
