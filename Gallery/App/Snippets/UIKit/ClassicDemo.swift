#if canImport(UIKit)
  import OverscrollUIKit
  import UIKit

  // snippet: classic
  final class ClassicDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self, indicator: .classic,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.top?.lastUpdatedKey = "classic"
      tableView.overscroll.bottom = .loadMore(
        owner: self, indicator: .classic,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }
  }
// end
#endif
