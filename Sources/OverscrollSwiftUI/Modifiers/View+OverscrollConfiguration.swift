#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
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

    /// Sets the texts, durations, feedback, retries and options at the edges of the lists in this
    /// view.
    ///
    /// ```swift
    /// AppScreens()
    ///   .overscrollIndicator(.ring)
    ///   .overscrollConfiguration { configuration in
    ///     configuration.texts[.refreshing] = "Asking the fish"
    ///     configuration.retryPolicy = .backoff(count: 2)
    ///   }
    /// ```
    ///
    /// Configurations compose: an inner one changes the values that the outer one has set.
    ///
    /// - Parameter configure: Changes the configuration that the view inherits. It is called during view
    ///   updates, so it must not write state.
    /// - Returns: A view whose lists use the configuration.
    public func overscrollConfiguration(
      _ configure: @escaping @MainActor (inout OverscrollConfiguration) -> Void
    ) -> some View {
      modifier(SettingsModifier { configure(&$0.configuration) })
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
