// swift-format-ignore-file
// A module with some of MJRefresh's names, for the files that import both libraries.
import UIKit

@MainActor open class MJRefreshComponent: UIView {
  public func beginRefreshing() {}
  public func endRefreshing() {}
}
open class MJRefreshHeader: MJRefreshComponent {
  public convenience init(refreshingBlock: @escaping () -> Void) { self.init(frame: .zero) }
}
open class MJRefreshNormalHeader: MJRefreshHeader {}
extension UIScrollView { public var mj_header: MJRefreshHeader? { get { nil } set {} } }
