// swift-format-ignore-file
// Shapes of calls that apps use, compiled as apps compile them: the check is that they compile.
import Foundation
import OverscrollMJRefresh
import UIKit

// S003
import OverscrollMJRefresh

// S084
extension UIScrollView { var refreshHeader: MJRefreshHeader? { get { return mj_header } set { mj_header = newValue } } }

// S144
#if canImport(MJRefresh)
import OverscrollMJRefresh
#endif

// S145
protocol Pages: AnyObject { var header: MJRefreshHeader { get }; var footer: MJRefreshFooter { get } }

// S163
extension UIScrollView { var head: MJRefreshHeader { get { return mj_header! } set { mj_header = newValue } } }

// S172
extension MJRefreshGifHeader {
  convenience init(app block: @escaping () -> Void) { self.init(refreshingBlock: block); setTitle("Pull", for: .idle) }
}

// S205
protocol Control: UIView { func beginRefreshing(); func endRefreshing() }
extension MJRefreshHeader: Control {}
extension MJRefreshFooter: Control {}

// S211
protocol Makes {}
extension Makes where Self: MJRefreshHeader {
  static func make(_ f: @escaping () -> Void) -> Self { return Self.init(refreshingBlock: f) }
}
extension MJRefreshHeader: Makes {}

// S243
extension MJRefreshState: CustomDebugStringConvertible { public var debugDescription: String { switch self { case .idle: return "i"; case .pulling: return "p"; case .refreshing: return "r"; case .willRefresh: return "w"; case .noMoreData: return "n"; @unknown default: return "?" } } }
