#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: chat
  final class ChatDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // It opens at its end, and follows the end while you are there.
      tableView.overscroll.chat = OverscrollChat(
        id: { [weak self] path in self?.rows[path.row] },
        indexPath: { [weak self] row in
          self?.rows.firstIndex(of: row).map { IndexPath(row: $0, section: 0) }
        })
      // Older messages are inserted above, and the visible ones stay in place.
      tableView.overscroll.top = .loadMore(
        owner: self, trigger: .within(.points(300)), indicator: .spinner,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.prepend(page) })
    }
  }
// end
#endif
