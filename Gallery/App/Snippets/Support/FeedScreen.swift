#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// A table of the feed, the base class of the demos.
  class FeedScreen: UITableViewController {
    let feed = Feed()
    private(set) var rows: [String] = []

    /// Shows a new page instead of all rows.
    func show(_ page: Feed.Page) -> RefreshResult {
      let isNew = page.rows != rows
      rows = page.rows
      tableView.reloadData()
      return isNew ? .updated : .unchanged
    }

    /// Appends the next page.
    func append(_ page: Feed.Page) -> RefreshResult {
      rows += page.rows
      tableView.reloadData()
      return .loaded(hasMore: page.hasMore)
    }

    /// Inserts an older page at the start.
    func prepend(_ page: Feed.Page) -> RefreshResult {
      rows = page.rows.reversed() + rows
      tableView.reloadData()
      return .loaded(hasMore: page.hasMore)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }
#endif
