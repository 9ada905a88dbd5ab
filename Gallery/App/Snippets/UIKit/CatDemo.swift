#if canImport(UIKit)
  import Foundation
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: cat
  final class CatDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      let files = Bundle.main.bundleURL
      let cat = OverscrollIndicator.frames(
        pulling: .gif(at: files.appendingPathComponent("cat-pull.gif")),
        refreshing: .gif(at: files.appendingPathComponent("cat-run.gif")),
        noMore: .gif(at: files.appendingPathComponent("cat-sleep.gif")))
      tableView.overscroll.top = .refresh(
        owner: self, indicator: cat,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      tableView.overscroll.bottom = .loadMore(
        owner: self, trigger: .onRelease(past: 44), indicator: cat,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }
  }
// end
#endif
