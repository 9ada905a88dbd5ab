// Made by Scripts/make-texts.py from Texts/en.strings.

/// A text of the library, by its key.
public enum OverscrollText: UInt8, CaseIterable, Sendable {
  /// Shown while the list is pulled. From any side: no “down”.
  case pullToRefresh
  /// Shown while letting go would start the refresh.
  case releaseToRefresh
  /// Shown, and said, while the list is being refreshed. The ellipsis is not said.
  case refreshing
  /// Shown, and said, when the refresh brought something new.
  case updated
  /// Shown, and said, when there was nothing new.
  case unchanged
  /// Shown, and said, when the refresh failed; `retry` stands beside it, so both together are short.
  case refreshFailed
  /// A button, and an action of VoiceOver, that loads the next page.
  case loadMore
  /// Shown, and said, while a page is being loaded. The ellipsis is not said.
  case loading
  /// Shown, and said, when there are no more pages.
  case noMore
  /// Shown, and said, when the page could not be loaded; `retry` stands beside it.
  case loadFailed
  /// A button that does again what has failed.
  case retry
  /// Shown while the list is pulled for another page. From any side: no “up”.
  case pullToLoad
  /// Shown while letting go would load another page.
  case releaseToLoad
  /// Shown below the state. {time} is a time of day, as the system writes it: 14:05.
  case lastUpdatedToday
  /// Shown below the state. {date} is a day before, as the system writes it: “yesterday”, “20.11.2026”.
  case lastUpdated
  /// Shown below the state of a list that was never refreshed.
  case neverUpdated
  /// What the button is called that leads back to the top; said, not shown.
  case backToTop
  /// An action of VoiceOver that refreshes the list.
  case refresh
  /// Said when another page has come.
  case loadedMore
}
