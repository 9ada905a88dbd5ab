// swift-format-ignore-file
// A file that imports both. It may create components by their modules' names, and not read `mj_header`.
import MJRefresh
import OverscrollMJRefresh
import UIKit

@MainActor func addBothHeaders(to table: UITableView, and other: UITableView) {
  table.mj_header = OverscrollMJRefresh.MJRefreshNormalHeader {}
  other.mj_header = MJRefresh.MJRefreshNormalHeader {}
  table.mj_header?.beginRefreshing() // expected-error {{ambiguous use of 'mj_header'}}
}
