#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: playground
  final class PlaygroundDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self, trigger: .onPull(past: 80), indicator: .ring,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self, trigger: .onTap, indicator: .classic,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
      tableView.overscroll.top?.style = IndicatorStyle(
        color: UIColor(red: 0.20, green: 0.40, blue: 0.60, alpha: 1))
      tableView.overscroll.top?.options.placement = .behind
      tableView.overscroll.top?.options.hold = 70
      tableView.overscroll.backToTop = BackToTop()
      tableView.overscroll.durations.expand = 0.5
      tableView.overscroll.durations.collapse = 0.5
      tableView.overscroll.durations.minimumVisible = 1
      tableView.overscroll.durations.messageDuration = 2
    }
  }
// end
#endif
