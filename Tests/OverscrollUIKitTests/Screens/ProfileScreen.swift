import Overscroll
import UIKit

// A profile: pages with lists of their own below a header that they share.

enum ProfileError: Error, Equatable {
  case blocked
}

/// A page of the profile: its list leaves room for the header that lies above all pages.
final class ProfilePage: UITableViewController {
  typealias Load = @Sendable (_ after: Int?) async throws -> [Int]

  private let load: Load
  private var ids: [Int] = []
  /// Called with the height of the header that is visible, whenever the list has scrolled.
  var onScroll: ((CGFloat) -> Void)?
  /// Called when the profile's owner has blocked the user.
  var onBlocked: (() -> Void)?

  init(load: @escaping Load) {
    self.load = load
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.overscroll.contentInset.top = ProfileScreen.headerHeight
    tableView.overscroll.top = .refresh { [weak self] in
      try await self?.show(after: nil) ?? .cancelled
    }
    tableView.overscroll.bottom = .loadMore { [weak self] in
      guard let self else { return .cancelled }
      return try await show(after: ids.last)
    }
    tableView.overscroll.top?.begin()
  }

  /// Scrolls by as much as the header hides, when the page comes to the front.
  func showBelowHeader(_ visible: CGFloat) {
    loadViewIfNeeded()
    guard tableView.overscroll.top?.phase == .idle else { return }
    let offset = max(tableView.contentOffset.y, -visible)
    if visible > ProfileScreen.barHeight {
      tableView.contentOffset.y = -visible
    } else {
      tableView.contentOffset.y = offset
    }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll?(-scrollView.contentOffset.y)
  }

  private func show(after last: Int?) async throws -> RefreshResult {
    do {
      let next = try await load(last)
      try Task.checkCancellation()
      ids = last == nil ? next : ids + next
      tableView.reloadData()
      return .loaded(hasMore: !next.isEmpty)
    } catch ProfileError.blocked {
      onBlocked?()
      throw ProfileError.blocked
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ids.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = "Post \(ids[indexPath.row])"
    return cell
  }
}

final class ProfileScreen: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  static let headerHeight: CGFloat = 240
  static let barHeight: CGFloat = 60

  let header = UIView()
  private let pages: [ProfilePage]
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(pages: [ProfilePage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pager)
    pager.view.frame = view.bounds
    pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    (pager.dataSource, pager.delegate) = (self, self)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.headerHeight)
    header.autoresizingMask = .flexibleWidth
    header.isUserInteractionEnabled = false
    view.addSubview(header)
    for page in pages {
      page.onScroll = { [weak self, weak page] visible in
        if let page, page === self?.current { self?.showHeader(visible) }
      }
    }
    turn(to: 0)
  }

  /// Turns to a page, as its tab does.
  func turn(to index: Int) {
    pages[index].showBelowHeader(header.frame.maxY)
    pager.setViewControllers([pages[index]], direction: .forward, animated: false)
  }

  private var current: UIViewController? { pager.viewControllers?.first }

  private func showHeader(_ visible: CGFloat) {
    header.frame.origin.y = max(Self.barHeight, min(Self.headerHeight, visible)) - Self.headerHeight
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: 1)
  }

  private func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    guard pages.indices.contains(index + step) else { return nil }
    pages[index + step].showBelowHeader(header.frame.maxY)
    return pages[index + step]
  }
}
