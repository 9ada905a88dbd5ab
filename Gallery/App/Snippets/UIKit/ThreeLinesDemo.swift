#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: three-lines
  final class ThreeLinesDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self, trigger: .onRelease(past: 52), indicator: .lines,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self, trigger: .within(.points(0)), indicator: .spinner,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }
  }
// end
#endif
