#if canImport(UIKit)
  import OverscrollUIKit
  import UIKit

  /// A table of the feed: what the demos have in common.
  class FeedScreen: UITableViewController {
    let feed = Feed()
    private(set) var rows: [String] = []

    /// Puts a fresh page in the place of all rows.
    func show(_ page: Feed.Page) -> RefreshResult {
      let isNew = page.rows != rows
      rows = page.rows
      tableView.reloadData()
      return isNew ? .updated : .unchanged
    }

    /// Puts the next page at the end.
    func append(_ page: Feed.Page) -> RefreshResult {
      rows += page.rows
      tableView.reloadData()
      return .loaded(hasMore: page.hasMore)
    }

    /// Puts an older page at the start.
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
