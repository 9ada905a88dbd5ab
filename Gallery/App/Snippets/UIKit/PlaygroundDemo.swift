#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: playground
  final class PlaygroundDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self, trigger: .onReach(past: 80), indicator: .ring,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self, trigger: .onTap, indicator: .classic,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
      tableView.overscroll.top?.options.hold = 70
      tableView.overscroll.backToTop = BackToTop()
      tableView.overscroll.times.expand = 0.5
      tableView.overscroll.times.collapse = 0.5
      tableView.overscroll.times.minimumVisible = 1
      tableView.overscroll.times.messageHold = 2
    }
  }
// end
#endif
