// swift-format-ignore-file
// A file that still uses MJRefresh, and a flag that decides between both.
import MJRefresh
import UIKit

@MainActor func addOldHeader(to table: UITableView) {
  table.mj_header = MJRefreshNormalHeader { table.mj_header?.endRefreshing() }
  table.mj_header?.beginRefreshing()
}

@MainActor func addHeader(to table: UITableView, isNew: Bool) {
  if isNew { addNewHeader(to: table) } else { addOldHeader(to: table) }
}
