#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: chat
  final class ChatDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // Older messages are inserted above, and the visible ones stay in place.
      tableView.overscroll.top = .loadMore(
        owner: self, trigger: .within(.points(300)), indicator: .spinner,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.prepend(page) })
    }
  }
// end
#endif
