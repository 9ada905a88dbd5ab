// swift-format-ignore-file
// Subclasses that override everything that Objective-C lets them override, and classes with members
// named like old names.
import Foundation
import OverscrollMJRefresh
import UIKit

class L1: UITableView { var header: MJRefreshNormalHeader? ; var footer = UIView() }
class L2: MJRefreshNormalHeader { var hidden = false; var automaticallyHidden = 3 }
class L3: UITableView { let header = UIView() }
class A1: MJRefreshNormalHeader { let type = 1; let control = 2; let phase = ""; var edge = 3; func reset() {}; func follow() {}; var length = 1; var options = 3; var trigger = 1; var textWidth: CGFloat = 2; func closed() {}; func begin() {}; func end() {}; func start() {} }
class A3: MJRefreshAutoFooter { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { fatalError() } }
class A5: MJRefreshNormalHeader { override var isRefreshing: Bool { false } }
class A6: MJRefreshNormalHeader { override var refreshingBlock: MJRefreshComponentAction? { didSet {} } ; override var lastUpdatedTimeText: ((Date?) -> String)? { didSet {} } }
class A7: MJRefreshAutoNormalFooter { override var isHidden: Bool { didSet {} }; override func resetNoMoreData() { super.resetNoMoreData() }; override func setTitle(_ title: String, for state: MJRefreshState) -> Self { super.setTitle(title, for: state) } }
class A8: MJRefreshHeader { override var state: MJRefreshState { willSet {} didSet {} } ; override var scrollViewOriginalInset: UIEdgeInsets { .zero } }
class A9: MJRefreshHeader { override var state: MJRefreshState { get { super.state } set { super.state = newValue } } }
class B1: MJRefreshGifHeader { override func endRefreshing(completionBlock: @escaping () -> Void) { super.endRefreshing(completionBlock: completionBlock) }; override func executeRefreshingCallback() {} ; override var ignoredScrollViewContentInsetTop: CGFloat { didSet {} } }
@MainActor func g(_ s: MJRefreshState?, _ h: MJRefreshHeader?) { switch s { case .idle: break; case .none: break; default: break }; switch h?.state { case .noMoreData?: break; default: break } }
@MainActor func k(_ t: UITableView) { let o = t.mj_header?.observe(\.state) { _, _ in }; _ = o }
@MainActor func m(_ t: UITableView, _ h: MJRefreshNormalHeader) { if let on = t.mj_header?.isRefreshing, on { return }; _ = [h.isRefreshing]; if !h.isRefreshing, h.isRefreshing == false {}; let b: Bool = h.isRefreshing; _ = b; let q = t.mj_header?.isRefreshing ?? true; _ = q; print(h.isRefreshing, "\(h.isRefreshing)"); let v = h.isRefreshing; if v {} ; let mm = [h].map { $0.isRefreshing }; if mm[0] {}; let kp = [h].map(\.isRefreshing); if kp[0] {}; h.stateLabel?.hidden = true; h.hidden = true; t.footer.endRefreshing(); t.header = h; _ = t.mj_header.isRefreshing ? 1 : 2; switch h.isRefreshing { case true: break; case false: break } }
