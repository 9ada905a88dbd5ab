// swift-format-ignore-file
// What the shapes find around them. Left out are shapes of older versions in which a component that was
// just created could be nil (S057, S153, X076), and a function of older versions of Swift (X070).
import Foundation
import OverscrollMJRefresh
import UIKit

@MainActor
class Page: UIViewController {
  var tableView: UITableView! = UITableView()

  func done() {}
}

@MainActor
class AppHeader: MJRefreshNormalHeader {}

@MainActor
final class Model {
  func load() {}
  func more() {}
}

// What a screen has, in the kinds that apps give them.
nonisolated(unsafe) var tableView: UITableView! = nil
@MainActor var collectionView: UICollectionView! = UICollectionView(
  frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor var scrollView: UIScrollView! = UIScrollView()
@MainActor var lists: [UITableView] = []
@MainActor let i = 0
@MainActor var rows: [Int] = []
@MainActor var last = false
@MainActor var refreshing = false
@MainActor var state = MJRefreshState.idle
@MainActor var header: MJRefreshNormalHeader! = MJRefreshNormalHeader()
@MainActor var footer: MJRefreshAutoNormalFooter! = MJRefreshAutoNormalFooter()
@MainActor var trailer: MJRefreshNormalTrailer! = MJRefreshNormalTrailer()
@MainActor var component: MJRefreshComponent?
@MainActor var headerType: MJRefreshHeader.Type = MJRefreshNormalHeader.self
@MainActor let vm = Model()
@MainActor var label = UILabel()
@MainActor let images: [UIImage] = []
@MainActor let action: () -> Void = {}
@MainActor let block: () -> Void = {}
@MainActor let completion: () -> Void = {}
@MainActor let actions: [Selector] = []
@MainActor func start() {}
@MainActor func stop() {}
@MainActor func update() {}

// What the stand-in of UIKit lacks.
extension UICollectionViewLayout { @MainActor func finalizeLayoutTransition() {} }
extension UIImage { convenience init?(_: Void = ()) { self.init(systemName: "arrow.down") } }
extension UIActivityIndicatorView.Style { static var gray: Self { .medium } }

extension NSObject {
  @MainActor func load() {}
  @MainActor func loadMore() {}
}

protocol Then {}
extension Then where Self: AnyObject {
  func then(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}
extension NSObject: Then {}
