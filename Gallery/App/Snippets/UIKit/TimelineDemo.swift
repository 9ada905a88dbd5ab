#if canImport(UIKit)
  import OverscrollUIKit
  import UIKit

  // snippet: timeline
  final class TimelineDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // The row that you read stays in place when rows are inserted, removed and restored.
      var position = ReadingPosition(
        atStart: .keepsRow, id: { [weak self] path in self?.rows[path.row] },
        indexPath: { [weak self] row in
          self?.rows.firstIndex(of: row).map { IndexPath(row: $0, section: 0) }
        })
      position.newRowsText = { "\($0) new" }
      tableView.overscroll.readingPosition = position
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
