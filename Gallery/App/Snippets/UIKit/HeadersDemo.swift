#if canImport(UIKit)
  import OverscrollUIKit
  import UIKit

  // snippet: headers
  final class HeadersDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // Pinned headers need no code: the host detects them, and leaves their place free.
      tableView.overscroll.top = .refresh(
        owner: self,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Today" }
  }
// end
#endif
