#if canImport(UIKit)
  import OverscrollUIKit
  import UIKit

  // snippet: feed
  final class FeedDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }
  }
// end
#endif
