#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: short
  final class ShortDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      // A completely visible list is always at its end, so only a pull loads more.
      tableView.overscroll.bottom = .loadMore(
        owner: self, trigger: .onRelease(past: 54),
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }
  }
// end
#endif
