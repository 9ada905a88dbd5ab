// Made by Development/Scripts/make-texts.py from Development/Texts/en.strings.

/// A text of the library, by its key.
public enum OverscrollText: UInt8, CaseIterable, Sendable {
  /// Shown while the list is pulled. From any side: no “down”.
  case pullToRefresh
  /// Shown while a release would start the refresh.
  case releaseToRefresh
  /// Shown and announced while the list is refreshing. The announcement omits the ellipsis.
  case refreshing
  /// Shown and announced when the refresh changed the list.
  case updated
  /// Shown and announced when nothing was new.
  case unchanged
  /// Shown and announced when the refresh failed; keep it short, because `retry` is beside it.
  case refreshFailed
  /// A button and a VoiceOver action that loads the next page.
  case loadMore
  /// Shown and announced while a page is loading. The announcement omits the ellipsis.
  case loading
  /// Shown and announced when there are no more pages.
  case noMore
  /// Shown and announced when a page failed to load; `retry` is beside it.
  case loadFailed
  /// A button that retries a failed action.
  case retry
  /// Shown while the list is pulled for another page. From any side: no “up”.
  case pullToLoad
  /// Shown while a release would load another page.
  case releaseToLoad
  /// Shown below the state. {time} is a time of day in the format of the system: 14:05.
  case lastUpdatedToday
  /// Shown below the state. {date} is an earlier day in the format of the system: “yesterday”, “20.11.2026”.
  case lastUpdated
  /// Shown below the state of a list that was never refreshed.
  case neverUpdated
  /// The accessibility label of the button that scrolls back to the top; not shown.
  case backToTop
  /// A VoiceOver action that refreshes the list.
  case refresh
  /// Announced when another page has loaded.
  case loadedMore
  /// The button of a chat that leads to new messages. {count} is their number, at least 1.
  case newRows
}
