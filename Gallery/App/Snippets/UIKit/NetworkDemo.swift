#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: network
  final class NetworkDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // An error that fetch throws is shown with its message and a retry button.
      tableView.overscroll.top = .refresh(
        owner: self,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self, trigger: .within(.points(300)), indicator: .classic,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
      tableView.overscroll.durations.failureDuration = 6
      tableView.overscroll.durations.timeout = 30
    }
  }
// end
#endif
