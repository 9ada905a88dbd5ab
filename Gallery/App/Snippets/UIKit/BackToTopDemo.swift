#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: back-to-top
  final class BackToTopDemo: FeedScreen {
    private let writeButton = UIButton(type: .system)

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
      tableView.overscroll.backToTop = BackToTop(
        after: .viewports(2), companion: writeButton)
    }
  }
// end
#endif
