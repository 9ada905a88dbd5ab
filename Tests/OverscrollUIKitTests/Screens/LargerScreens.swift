import Overscroll
import UIKit

// The screens of "Lists in larger screens", as printed there, and what they need.

nonisolated struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

@MainActor protocol LetterStore: AnyObject {
  /// Loads the next page into the database; false after the last one.
  func loadNextPage() async throws -> Bool
}

final class DatabaseScreen: UITableViewController {
  private let store: any LetterStore
  private lazy var rows = UITableViewDiffableDataSource<Int, Letter.ID>(tableView: tableView) {
    tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = "Letter \(id)"
    return cell
  }

  init(store: any LetterStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.overscroll.bottom = .loadMore { [store] in
      .loaded(hasMore: try await store.loadNextPage())
    }
    tableView.overscroll.readingPosition = ReadingPosition(
      id: { [rows] in rows.itemIdentifier(for: $0) },
      indexPath: { [rows] in rows.indexPath(for: $0) })
  }

  // Call it with the rows of the database, at first and after each change.
  func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, Letter.ID>) {
    rows.apply(snapshot, animatingDifferences: false)
  }
}

final class LettersScreen: UIViewController, UITableViewDelegate {
  private let pages: Paginator<Letter, String>
  let tableView = UITableView()
  private lazy var rows = UITableViewDiffableDataSource<Int, Letter.ID>(tableView: tableView) {
    tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = "Letter \(id)"
    return cell
  }
  private var isRowOpen = false {
    didSet { if !isRowOpen { show() } }
  }

  init(pages: Paginator<Letter, String>) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.delegate = self
    tableView.overscroll.bind(pages, owner: self) { screen, _ in screen.show() }
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    isRowOpen = true
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    isRowOpen = false
  }

  private func show() {
    guard !isRowOpen else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Letter.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(pages.items.map(\.id))
    rows.apply(snapshot, animatingDifferences: false)
  }
}

@MainActor
func headerLength(over list: UIScrollView, from shortest: CGFloat, to longest: CGFloat) -> CGFloat {
  let open = list.contentInset.top - list.overscroll.contentInset.top
  return min(longest, max(shortest, -list.contentOffset.y - open))
}

@MainActor
func refreshBanners(
  of screen: BannerScreen, _ pages: Paginator<Letter, String>,
  _ loadBanners: @escaping @MainActor () async throws -> [String]
) {
  let list = screen.tableView.overscroll
  list.bind(pages, owner: screen, top: nil) { screen, _ in screen.tableView.reloadData() }
  list.top = .refresh { [weak screen] in
    let banners = try await loadBanners()
    let result = await pages.refresh()
    try Task.checkCancellation()
    screen?.banners = banners
    return result
  }
}

@MainActor final class BannerScreen {
  let tableView = UITableView()
  var banners: [String] = []
}
