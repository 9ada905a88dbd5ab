// swift-format-ignore-file
// Shapes of calls with selectors, key-value observation and reactive extensions: the rig for Apple's
// systems compiles them, because they need Objective-C.
import Foundation
import OverscrollMJRefresh
import UIKit

// The declarations of reactive libraries that the shapes call.
struct Reactive<Base> { let base: Base; init(_ base: Base) { self.base = base } }
extension NSObject { @objc func load() {}; @objc func loadMore() {} }
protocol ReactiveCompatible {}
extension ReactiveCompatible { var rx: Reactive<Self> { Reactive(self) } }
extension NSObject: ReactiveCompatible {}
struct Bag {}
struct Disposables { static func create() -> Disposables { Disposables() }; func disposed(by bag: Bag) {} }
struct Observer<T> { func onNext(_ value: T) {} }
struct Observable<T> {
  static func create(_ body: @escaping (Observer<T>) -> Disposables) -> Observable<T> { Observable<T>() }
  func map<U>(_ body: @escaping (T) -> U) -> Observable<U> { Observable<U>() }
  func subscribe(onNext: @escaping (T) -> Void) -> Disposables { Disposables() }
  func bind(to binder: Binder<T>) -> Disposables { Disposables() }
}
struct ControlEvent<T> { init(events: Observable<T>) {}; func asDriver() -> Observable<T> { Observable<T>() } }
struct Binder<T> { init<Base: AnyObject>(_ base: Base, _ body: @escaping @MainActor (Base, T) -> Void) {} }
extension Reactive {
  func observe<T>(_ type: T.Type, _ key: String) -> Observable<T?> { Observable<T?>() }
  func methodInvoked(_ selector: Selector) -> Observable<[Any]> { Observable<[Any]>() }
}
@MainActor let bag = Bag()
@MainActor var loading = Observable<Bool>()
@MainActor var tableView: UITableView! = UITableView()
@MainActor var scrollView: UIScrollView! = UIScrollView()
@MainActor var actions: [Selector] = []
@MainActor var lists: [UITableView] = []
@MainActor let i = 0
@MainActor var target: NSObject?
@MainActor var action: Selector?
@MainActor var header: MJRefreshNormalHeader! = MJRefreshNormalHeader()
class AppHeader: MJRefreshNormalHeader {}

// S022
extension Reactive where Base: MJRefreshComponent {
  @MainActor var refreshing: ControlEvent<Void> { return ControlEvent(events: Observable<Void>.create { [weak c = self.base] o in c?.refreshingBlock = { o.onNext(()) }; return Disposables.create() }) }
}
// S042
extension Reactive where Base: MJRefreshComponent { var end: Binder<Bool> { return Binder(base) { c, on in if on { c.endRefreshing() } } } }
// S085
extension Reactive where Base: MJRefreshHeader { var isOn: Binder<Bool> { return Binder(base) { h, on in on ? h.beginRefreshing() : h.endRefreshing() } } }
// S147
extension Reactive where Base: MJRefreshFooter { var status: Binder<Bool> { return Binder(base) { f, last in last ? f.endRefreshingWithNoMoreData() : f.resetNoMoreData() } } }
// S148
extension Reactive where Base: MJRefreshHeader { var isRefreshing: Binder<Bool> { isOn } }
// S207
extension Reactive where Base: UITableView { var begin: Binder<Void> { return Binder(base) { t, _ in if let h = t.mj_header { h.beginRefreshing() } } } }
// S244
extension Reactive where Base: MJRefreshComponent { var fired: Observable<Void> { return methodInvoked(#selector(Base.executeRefreshingCallback)).map { _ in } } }

// S108
@MainActor
final class Target<C: MJRefreshComponent>: NSObject {
  weak var c: C?
  let f: () -> Void
  init(_ c: C, f: @escaping () -> Void) { self.f = f; self.c = c; super.init(); c.setRefreshingTarget(self, refreshingAction: #selector(run)) }
  @objc func run() { f() }
}

// S196
class S196Header: MJRefreshHeader {
  override func prepare() { super.prepare(); rx.observe(String.self, "state").subscribe(onNext: { [weak self] _ in self?.update() }).disposed(by: bag) }
  func update() {}
}

// S208
extension MJRefreshNormalHeader {
  class func make() -> MJRefreshNormalHeader { return MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(MJRefreshNormalHeader.run)) }
  @objc class func run() {}
}

// S229
@objc open class S229Header: MJRefreshGifHeader { open override func prepare() { super.prepare() } }

class Page: UIViewController {
  var tableView: UITableView! = UITableView()

  func s024() { tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(loadMore)) }
  func s031() { header.setRefreshingTarget(self, refreshingAction: #selector(load)) }
  func s061() { let d = tableView.mj_header.rx.refreshing.asDriver() }
  func s094() { tableView.mj_header = AppHeader(refreshingTarget: self, refreshingAction: #selector(load)) }
  func s109() { let footer = MJRefreshAutoStateFooter(refreshingTarget: self, refreshingAction: #selector(loadMore)) }
  func s124() { let d = tableView.mj_header!.rx.refreshing.asDriver() }
  func s127() { let header = MJRefreshGifHeader(refreshingTarget: self, refreshingAction: #selector(load)) }
  func s148() { loading.bind(to: tableView.mj_header.rx.isRefreshing).disposed(by: bag) }
  func s214() { lists[i].mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: actions[i]) }
  func s240() { for v in scrollView.subviews where !v.isKind(of: MJRefreshComponent.classForCoder()) { v.removeFromSuperview() } }
  func x012() { tableView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(self.load)) }
  func x013() { tableView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(Page.load)) }
  func x024() { tableView.mj_footer?.setRefreshingTarget(self, refreshingAction: #selector(loadMore)) }
  func x031() { tableView.mj_header = MJRefreshNormalHeader.init(refreshingTarget: self, refreshingAction: #selector(load)) }
  func x043() { tableView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: "load") }
  func x058() { tableView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: Selector("load")) }
  func x060() { tableView.mj_footer = MJRefreshBackGifFooter(refreshingTarget: self, refreshingAction: #selector(loadMore)) }
  func x061() { tableView.mj_header.setRefreshingTarget(self, refreshingAction: #selector(load)) }
  func x075() { let header = MJRefreshNormalHeader(refreshingTarget: target as Any, refreshingAction: action!) }
  func begin() { _ = #selector(MJRefreshHeader.beginRefreshing as (MJRefreshHeader) -> () -> Void); _ = #selector(MJRefreshComponent.endRefreshing as (MJRefreshComponent) -> () -> Void) }
  @objc func pulled(_ header: MJRefreshHeader) { header.endRefreshing() }
}
