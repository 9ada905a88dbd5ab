// Made by Scripts/make-texts.py from Texts/en.strings.

extension OverscrollLanguage {
  static let en = OverscrollLanguage(
    tag: "en",
    texts: [
      "Pull to refresh",
      "Release to refresh",
      "Refreshing…",
      "Updated",
      "Already up to date",
      "Couldn’t refresh",
      "Load more",
      "Loading…",
      "No more to load",
      "Couldn’t load",
      "Try again",
      "Pull to load more",
      "Release to load more",
      "Last updated today at {time}",
      "Last updated: {date}",
      "Never updated",
      "Back to top",
      "Refresh",
      "Loaded more",
    ])
}
