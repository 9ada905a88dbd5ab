// swift-format-ignore-file
// Shapes of calls that apps use, compiled as apps compile them: the check is that they compile.
import Foundation
import OverscrollMJRefresh
import UIKit

@MainActor
extension Page {
  func s001() {
    tableView.mj_header = header
  }

  func s004() {
    tableView.mj_footer?.endRefreshing()
  }

  func s006() {
    tableView.mj_footer = footer
  }

  func s007() {
    tableView.mj_header.endRefreshing()
  }

  func s009() {
    tableView.mj_footer.endRefreshing()
  }

  func s010() {
    header.setTitle("Pull", for: .idle)
  }

  func s012() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { [weak self] in self?.load() })
  }

  func s013() {
    tableView.mj_header.beginRefreshing()
  }

  func s015() {
    tableView.mj_header?.beginRefreshing()
  }

  func s016() {
    tableView.mj_footer?.endRefreshingWithNoMoreData()
  }

  func s018() {
    tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: { [weak self] in self?.loadMore() })
  }

  func s019() {
    header.isAutomaticallyChangeAlpha = true
  }

  func s025() {
    header.refreshingBlock = { [weak self] in self?.load() }
  }

  func s027() {
    header.stateLabel?.isHidden = true
  }

  func s028() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { self.load() })
  }

  func s033() {
    tableView.mj_header = MJRefreshNormalHeader { [weak self] in self?.load() }
  }

  func s034() {
    tableView.mj_header = AppHeader(refreshingBlock: { [weak self] in self?.load() })
  }

  func s036() {
    tableView.mj_footer?.isHidden = rows.isEmpty
  }

  func s037() {
    header.stateLabel.isHidden = true
  }

  func s043() {
    footer.setTitle("", for: .idle)
  }

  func s045() {
    tableView.mj_footer.isHidden = true
  }

  func s046() {
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadMore() }
  }

  func s049() {
    header.setTitle("Pull", for: MJRefreshState.idle)
  }

  func s051() {
    footer.stateLabel?.font = .systemFont(ofSize: 12)
  }

  func s054() {
    footer.isAutomaticallyRefresh = false
  }

  func s055() {
    header.loadingView?.style = .medium
  }

  func s058() {
    MJRefreshNormalHeader { [weak self] in self?.load() }.autoChangeTransparency(true).link(to: tableView)
  }

  func s060() {
    if tableView.mj_footer?.state == .noMoreData { tableView.mj_footer?.resetNoMoreData() }
  }

  func s063() {
    tableView.header = MJRefreshNormalHeader(refreshingBlock: { () -> Void in self.load() })
  }

  func s064() {
    footer.isRefreshingTitleHidden = true
  }

  func s066() {
    if let h = tableView.mj_header as? MJRefreshNormalHeader { h.stateLabel?.isHidden = true }
  }

  func s067() {
    let f = tableView.mj_footer as! MJRefreshAutoNormalFooter
  }

  func s069() {
    let header = MJRefreshGifHeader(refreshingBlock: { [weak self] in self?.load() })
  }

  func s070() {
    tableView.mj_header = AppHeader()
  }

  func s072() {
    tableView.mj_header!.endRefreshing()
  }

  func s073() {
    tableView.mj_header?.endRefreshing(completionBlock: { [weak self] in self?.done() })
  }

  func s075() {
    tableView.mj_footer.resetNoMoreData()
  }

  func s076() {
    tableView.mj_footer.isAutomaticallyHidden = true
  }

  func s081() {
    if let f = tableView.mj_footer as? MJRefreshAutoNormalFooter { f.setTitle("End", for: .noMoreData) }
  }

  func s082() {
    tableView.mj_header = nil
  }

  func s087() {
    tableView.mj_header?.isHidden = true
  }

  func s093() {
    tableView.mj_footer = MJRefreshAutoStateFooter(refreshingBlock: { [unowned self] in self.loadMore() })
  }

  func s096() {
    tableView.mj_footer?.state = .idle
  }

  func s097() {
    footer.loadingView?.color = .gray
  }

  func s099() {
    header.labelLeftInset = 0
  }

  func s100() {
    let header: MJRefreshGifHeader! = MJRefreshGifHeader()
    header.setImages(images, duration: 0.8, for: .refreshing)
  }

  func s102() {
    if tableView.mj_header?.isRefreshing ?? false { tableView.mj_header?.endRefreshing() }
  }

  func s103() {
    if tableView.mj_header.isRefreshing() { return }
  }

  func s181() {
    header.lastUpdatedTimeLabel?.hidden = true
  }

  func s105() {
    let empty = tableView.mj_totalDataCount() == 0
  }

  func s111() {
    let footer = MJRefreshBackGifFooter(refreshingBlock: block)
  }

  func s114() {
    let done: (() -> Void)? = nil
    tableView.mj_header?.beginRefreshing { done?() }
  }

  func s115() {
    tableView.header.beginRefreshing()
  }

  func s117() {
    footer.automaticallyHidden = true
  }

  func s118() {
    header.ignoredScrollViewContentInsetTop = 100
  }

  func s121() {
    if tableView.mj_header.isRefreshing { tableView.mj_header.endRefreshing() }
  }

  func s123() {
    let y: CGFloat = scrollView?.mj_offsetY ?? 0
  }

  func s126() {
    let footer = MJRefreshBackNormalFooter { [weak self] in self?.loadMore() }
  }

  func s129() {
    let header = headerType.init(refreshingBlock: { [weak self] in self?.load() })
  }

  func s130() {
    let footer = MJRefreshAutoNormalFooter().then { $0.isRefreshingTitleHidden = false }
  }

  func s132() {
    tableView.mj_header!.beginRefreshing()
  }

  func s133() {
    header.beginRefreshing()
    tableView.mj_header = header
  }

  func s135() {
    tableView.footer.endRefreshing()
  }

  func s136() {
    footer.endRefreshingWithNoMoreData()
  }

  func s138() {
    MJRefreshConfig.default.languageCode = "en"
  }

  func s142() {
    if tableView.mj_header != nil && tableView.mj_header!.isRefreshing { tableView.mj_header?.endRefreshing() }
  }

  func s150() {
    let header: MJRefreshStateHeader = MJRefreshStateHeader()
  }

  func s151() {
    let header = MJRefreshGifHeader { action() }
  }

  func s154() {
    header.endRefreshingAnimationBeginAction = { collectionView.collectionViewLayout.finalizeLayoutTransition() }
  }

  func s156() {
    header.isCollectionViewAnimationBug = true
  }

  func s157() {
    header?.arrowView.image = nil
  }

  func s162() {
    if tableView.mj_header.scrollViewOriginalInset.top > 0 { tableView.contentInset.top = 0 }
  }

  func s168() {
    let header = MJRefreshNormalHeader { [weak self] _ in self?.load() }
  }

  func s169() {
    tableView.mj_footer = MJRefreshBackStateFooter()
  }

  func s171() {
    if let type = NSClassFromString("AppHeader") as? MJRefreshHeader.Type { tableView.mj_header = type.init() }
  }

  func s174() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { self.tableView.mj_header!.beginRefreshing() })
  }

  func s175() {
    tableView.legendHeader.beginRefreshing()
  }

  func s177() {
    if let header = tableView.mj_header, header.isRefreshing { header.endRefreshing() }
  }

  func s178() {
    collectionView!.mj_footer!.endRefreshingWithNoMoreData()
  }

  func s180() {
    tableView.mj_header?.state = .idle
  }

  func s183() {
    footer.isOnlyRefreshPerDrag = true
  }

  func s184() {
    footer.autoTriggerTimes = 1
  }

  func s187() {
    let header: MJRefreshGifHeader! = MJRefreshGifHeader()
    header.gifView?.contentMode = .center
  }

  func s195() {
    DispatchQueue.main.asyncAfter(deadline: .now() + MJRefreshSlowAnimationDuration) { header.endRefreshing() }
  }

  func s198() {
    if let footer = tableView.mj_footer, footer.state != .idle { footer.endRefreshing() }
  }

  func s199() {
    if header?.isKind(of: MJRefreshHeader.self) ?? false { header?.endRefreshing() }
  }

  func s202() {
    var header: MJRefreshStateHeader?
    let h = MJRefreshGifHeader(refreshingBlock: block)
    header = h
  }

  func s210() {
    collectionView.mj_trailer = MJRefreshNormalTrailer(refreshingBlock: action)
  }

  func s214() {
    lists[i].mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: actions[i])
  }

  func s216() {
    collectionView.mj_header.executeRefreshingCallback()
  }

  func s217() {
    header.beginRefreshingCompletionBlock = { [weak header] in header?.isHidden = false }
  }

  func s219() {
    tableView.footer.resetNoMoreData()
  }

  func s220() {
    tableView.mj_footer?.hidden = rows.count == 0
  }

  func s222() {
    trailer?.ignoredScrollViewContentInsetRight = 10
  }

  func s223() {
    if let spinner = header.loadingView as? UIActivityIndicatorView { spinner.color = .red }
  }

  func s225() {
    header.arrowView?.tintColor = .red
  }

  func s226() {
    header.backgroundColor = .white
  }

  func s235() {
    if let on = tableView.mj_header?.isRefreshing, on { return }
  }

  func s237() {
    let p = scrollView.mj_header?.pullingPercent ?? 0
  }

  func s238() {
    let h: CGFloat = scrollView.mj_header?.mj_h ?? 54.0
  }

  func s241() {
    header.setNeedsLayout()
    header.layoutIfNeeded()
  }

  func x001() {
    tableView.mj_header = MJRefreshNormalHeader.init(refreshingBlock: { self.load() })
  }

  func x003() {
    tableView.mj_header?.refreshingBlock = { [weak self] in self?.load() }
  }

  func x006() {
    tableView.mj_header?.endRefreshing { self.tableView.reloadData() }
  }

  func x007() {
    (tableView.mj_footer as? MJRefreshAutoNormalFooter)?.stateLabel.textColor = .gray
  }

  func x009() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { [unowned self] in self.load() })
  }

  func x010() {
    header?.beginRefreshing()
  }

  func x015() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { [weak self] () -> Void in self?.load() })
  }

  func x018() {
    tableView.mj_footer?.refreshingBlock = block
  }

  func x019() {
    _ = { [weak self] in self?.tableView?.mj_header?.beginRefreshing() }
  }

  func x021() {
    tableView.mj_footer?.endRefreshing(completionBlock: completion)
  }

  func x022() {
    header.setTitle("", for: .willRefresh)
  }

  func x025() {
    let done: (() -> Void)? = nil
    tableView.mj_footer?.endRefreshingCompletionBlock = { done?() }
    tableView.mj_footer?.endRefreshing()
  }

  func x027() {
    tableView.mj_header?.isAutomaticallyChangeAlpha = true
  }

  func x028() {
    collectionView!.header.automaticallyChangeAlpha = true
  }

  func x033() {
    component?.refreshingBlock = nil
  }

  func x034() {
    header.beginRefreshing(completionBlock: { vm.load() })
  }

  func x036() {
    header.setTitle("Pull", forState: MJRefreshState.Idle)
  }

  func x037() {
    footer.stateLabel?.text = "Latest seven days"
  }

  func x039() {
    if #available(iOS 13.0, *) { header.loadingView?.style = UIActivityIndicatorView.Style.medium } else { header.loadingView?.style = UIActivityIndicatorView.Style.gray }
  }

  func x043() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: "load")
  }

  func x045() {
    tableView.mj_footer.beginRefreshing()
  }

  func x046() {
    let done: (() -> Void)? = nil
    tableView.mj_footer?.beginRefreshing { done?() }
  }

  func x048() {
    tableView.mj_footer?.state = state
  }

  func x049() {
    header?.setTitle("Pull", forState: MJRefreshStateIdle)
  }

  func x051() {
    tableView.mj_header?.ignoredScrollViewContentInsetTop = 100
  }

  func x052() {
    header.ignoredScrollViewContentInsetTop = -58
  }

  func x055() {
    (tableView?.mj_header as? MJRefreshNormalHeader)?.lastUpdatedTimeLabel.isHidden = true
  }

  func x058() {
    tableView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: Selector("load"))
  }

  func x064() {
    refreshing ? header.beginRefreshing() : header.endRefreshing()
  }

  func x066() {
    header.lastUpdatedTimeLabel?.font = .systemFont(ofSize: 12)
  }

  func x067() {
    header.lastUpdatedTimeLabel?.textColor = .white
  }

  func x069() {
    footer.triggerAutomaticallyRefreshPercent = -10
  }

  func x072() {
    let header: MJRefreshGifHeader! = MJRefreshGifHeader()
    header.gifView?.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
  }

  func x075() {
    let (target, action): (AnyObject?, Selector?) = (nil, nil)
    let header = MJRefreshNormalHeader(refreshingTarget: target as Any, refreshingAction: action!)
  }

  func x078() {
    let footer = MJRefreshAutoFooter { [weak self] in self?.loadMore() }
  }

  func x079() {
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadMore() }.autoChangeTransparency(true).link(to: tableView)
  }

  func x081() {
    header.beginRefreshing(completionBlock: { _ in vm.load() })
  }

  func x082() {
    tableView.mj_header!.endRefreshingCompletionBlock = nil
  }

  func x084() {
    (tableView.mj_footer as! MJRefreshAutoNormalFooter).endRefreshingWithNoMoreData()
  }

  func x085() {
    tableView.mj_footer?.state = last ? .noMoreData : .idle
  }

  func x088() {
    footer.stateLabel?.numberOfLines = 0
  }

  func x090() {
    header.lastUpdatedTimeKey = header.lastUpdatedTimeKey
  }

  func x091() {
    tableView.mj_footer?.isAutomaticallyHidden = false
  }

  func x093() {
    header.arrowView?.image = UIImage()
  }

  func x094() {
    trailer.arrowView?.image = UIImage(named: "back")
  }

  func x096() {
    let header: MJRefreshGifHeader! = MJRefreshGifHeader()
    let images = NSMutableArray()
    header.setImages(images as! [Any], for: .idle)
  }

  func x097() {
    let header: MJRefreshGifHeader! = MJRefreshGifHeader()
    header.setImages([UIImage(named: "a") as Any], for: .idle)
  }

  func x099() {
    tableView.mj_header?.tag = 1
  }

  func x100() {
    if collectionView.mj_header?.isRefreshing ?? true { return }
  }

  func x103() {
    tableView.mj_header?.removeFromSuperview()
    tableView.mj_header = nil
  }
}

@MainActor
extension MJRefreshHeader {
  func s021() { self.mj_h = 60 }
}
@MainActor
extension MJRefreshGifHeader {
  func s186() { setImages(images, forState: .Refreshing) }
}
