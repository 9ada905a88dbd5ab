// swift-format-ignore-file
// Shapes of calls that apps use, compiled as apps compile them: the check is that they compile.
import Foundation
import OverscrollMJRefresh
import UIKit

@MainActor
class S030: NSObject {
  class AppHeader: MJRefreshHeader {
    let label = UILabel()
    override func placeSubviews() { super.placeSubviews(); label.frame = bounds; label.center = CGPoint(x: mj_w * 0.5, y: mj_h * 0.5) }
  }
}

@MainActor
class S039: NSObject {
  class AppHeader: MJRefreshHeader {
    let label = UILabel()
    override func prepare() { super.prepare(); mj_h = 50; addSubview(label) }
  }
}

@MainActor
class S040: NSObject {
  class AppHeader: MJRefreshHeader {
    override var state: MJRefreshState { didSet { switch state { case .idle: stop(); case .pulling: stop(); case .refreshing: start(); default: break } } }
  }
}

@MainActor
class S048: NSObject {
  func add(_ f: @escaping MJRefreshComponentAction) { tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: f) }
}

@MainActor
class S052: NSObject {
  class AppHeader: MJRefreshNormalHeader {
    override func prepare() { super.prepare(); lastUpdatedTimeLabel?.isHidden = true; setTitle("Pull", for: .idle) }
  }
}

@MainActor
class S078: NSObject {
  class AppHeader: MJRefreshHeader {
    override var pullingPercent: CGFloat { didSet { label.alpha = pullingPercent } }
  }
}

@MainActor
class S079: NSObject {
  class AppHeader: MJRefreshHeader {
    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable : Any]!) { super.scrollViewContentOffsetDidChange(change) }
  }
}

@MainActor
class S088: NSObject {
  class AppFooter: MJRefreshFooter {
    override func scrollViewContentSizeDidChange(_ change: [AnyHashable : Any]!) { super.scrollViewContentSizeDidChange(change) }
  }
}

@MainActor
class S090: NSObject {
  class Page: UIViewController { public var header: MJRefreshHeader?; public var footer: MJRefreshFooter? }
}

@MainActor
class S091: NSObject {
  func add(_ f: @escaping MJRefreshComponentRefreshingBlock) { tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: f) }
}

@MainActor
class S106: NSObject {
  func makeHeader() -> MJRefreshHeader? { return nil }
}

@MainActor
class S112: NSObject {
  lazy var trailer: MJRefreshNormalTrailer = { let t = MJRefreshNormalTrailer(); t.setTitle("Slide", for: .idle); return t }()
}

@MainActor
class S120: NSObject {
  class AppFooter: MJRefreshAutoFooter {
    override var state: MJRefreshState { didSet { switch state { case .Idle: stop(); case .NoMoreData: stop(); default: break } } }
  }
}

@MainActor
class S139: NSObject {
  class AppHeader: MJRefreshNormalHeader {
    open override func prepare() { super.prepare() }
  }
}

@MainActor
class S141: NSObject {
  class AppFooter: MJRefreshAutoFooter {
    var loadingView: UIActivityIndicatorView?
    var stateLabel: UILabel?
    override func prepare() { super.prepare(); mj_h = 50 }
  }
}

@MainActor
class S159: NSObject {
  class AppHeader: MJRefreshHeader {
    override var state: MJRefreshState { didSet { if oldValue == state { return }; update() } }
  }
}

@MainActor
class S160: NSObject {
  class AppHeader: MJRefreshHeader {
    override func endRefreshing() { if !isRefreshing { return }; DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { super.endRefreshing() } }
  }
}

@MainActor
class S165: NSObject {
  enum HeadKind { case normal; case own(type: MJRefreshHeader.Type) }
}

@MainActor
class S166: NSObject {
  func add(config: ((MJRefreshNormalHeader?) -> Void)? = nil) { config?(header) }
}

@MainActor
class S189: NSObject {
  class AppHeader: MJRefreshStateHeader {
    override func placeSubviews() { super.placeSubviews(); guard let l = stateLabel, !l.isHidden, l.constraints.count == 0 else { return }; l.frame = bounds }
  }
}

@MainActor
class S190: NSObject {
  class AppHeader: MJRefreshHeader {}
}

@MainActor
class S192: NSObject {
  class AppHeader: MJRefreshNormalHeader {
    override func beginRefreshing() { loadingView?.style = .medium; super.beginRefreshing() }
  }
}

@MainActor
class S193: NSObject {
  class AppFooter: MJRefreshAutoNormalFooter {
    override func endRefreshingWithNoMoreData() { alpha = 1; super.endRefreshingWithNoMoreData() }
  }
}

@MainActor
class S201: NSObject {
  class List: UITableView { var head: MJRefreshHeader? { didSet { mj_header = head; mj_header?.refreshingBlock = { [weak self] in self?.load() } } } }
}

@MainActor
class S204: NSObject {
  lazy var view: MJRefreshComponent = { let h = MJRefreshNormalHeader(); h.isAutomaticallyChangeAlpha = true; return h }()
}

@MainActor
class S213: NSObject {
  func t() async { await tableView.mj_header = await MJRefreshHeader(refreshingBlock: action) }
}

@MainActor
class S228: NSObject {
  class AppHeader: MJRefreshGifHeader {
    override func prepare() { setImages(images, for: .idle); stateLabel?.textColor = .gray; super.prepare() }
  }
}

@MainActor
class S231: NSObject {
  class AppHeader: MJRefreshHeader {
    override var pullingPercent: CGFloat { get { return super.pullingPercent } set { super.pullingPercent = newValue; label.alpha = newValue } }
  }
}

@MainActor
class S232: NSObject {
  class AppHeader: MJRefreshGifHeader {
    override func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) { super.setImages(images, duration: duration, for: state); mj_h = 50 }
  }
}

@MainActor
class S234: NSObject {
  class AppFooter: MJRefreshFooter {
    var delta: CGFloat = 0
    func undo() { UIView.animate(withDuration: TimeInterval(MJRefreshSlowAnimationDuration)) { self.scrollView.mj_insetB -= self.delta } }
  }
}

@MainActor
class X004: NSObject {
  class AppHeader: MJRefreshGifHeader {
    override func prepare() { super.prepare(); setImages(images, for: .idle); stateLabel?.isHidden = true }
  }
}

@MainActor
class X016: NSObject {
  func make(target: Any, action: Selector) -> MJRefreshNormalHeader { return MJRefreshNormalHeader(refreshingTarget: target, refreshingAction: action) }
}

@MainActor
class X030: NSObject {
  class AppHeader: MJRefreshHeader {
    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable : Any]?) { super.scrollViewContentOffsetDidChange(change); guard let y = scrollView?.mj_offsetY else { return }; label.alpha = -y / mj_h }
  }
}

@MainActor
class X040: NSObject {
  class AppFooter: MJRefreshAutoStateFooter {
    override public func prepare() { super.prepare() }
  }
}

@MainActor
class X042: NSObject {
  func add(_ block: (() -> Void)?) { tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: block!) }
}

@MainActor
class X054: NSObject {
  class AppFooter: MJRefreshBackFooter {
    override func prepare() { super.prepare(); mj_h = 80 }
  }
}

@MainActor
class X057: NSObject {
  func add(_ block: (() -> Void)? = nil) { tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: block) }
}

@MainActor
class X063: NSObject {
  class AppHeader: MJRefreshStateHeader {
    var offset: CGFloat = 0
    convenience init(refreshingBlock: @escaping MJRefreshComponentAction, offset: CGFloat) { self.init(refreshingBlock: refreshingBlock); self.offset = offset }
  }
}

@MainActor
class X073: NSObject {
  class AppFooter: MJRefreshAutoFooter {}
}

@MainActor
class X087: NSObject {
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { if t.mj_footer != nil { t.mj_footer.isHidden = rows.isEmpty }; return rows.count }
}

@MainActor
class X102: NSObject {
  class Page: UIViewController { deinit { tableView.mj_header = nil; tableView.mj_footer = nil } }
}
