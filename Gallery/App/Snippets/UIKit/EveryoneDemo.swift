#if canImport(UIKit)
  import OverscrollTexts
  import OverscrollUIKit
  import UIKit

  // snippet: everyone
  final class EveryoneDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // Language, direction, text size, appearance and reduced motion follow the system.
      tableView.overscroll.top = .refresh(
        owner: self, indicator: .classic,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self, indicator: .classic,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
      // The app can replace the texts.
      tableView.overscroll.top?.texts[.refreshing] = "Looking for news…"
    }
  }
// end
#endif
