// swift-format-ignore-file
// A file that was switched, in a target whose other files use MJRefresh.
import OverscrollMJRefresh
import UIKit

@MainActor func addNewHeader(to table: UITableView) {
  table.mj_header = MJRefreshNormalHeader { table.mj_header?.endRefreshing() }
  table.mj_header?.beginRefreshing()
}
