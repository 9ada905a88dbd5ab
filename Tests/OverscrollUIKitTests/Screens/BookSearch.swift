import Overscroll
import UIKit

// The screen of the page "Search, filters and accounts", as printed there, and what it needs.

nonisolated struct Book: Identifiable, Sendable {
  let id: Int
  var title: String { "Book \(id)" }
}

nonisolated struct SearchServer: Sendable {
  typealias Page = (books: [Book], next: String?)

  let load: @Sendable (_ text: String, _ cursor: String?) async throws -> Page

  func books(matching text: String, after cursor: String?) async throws -> Page {
    try await load(text, cursor)
  }
}

final class SearchScreen: UITableViewController {
  private var server: SearchServer
  private var pages: Paginator<Book, String>?
  private var search: Task<Void, Never>?

  init(server: SearchServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    tableView.overscroll.emptyView = .standard("Nothing found")
  }

  // Call it from `searchBar(_:textDidChange:)`, or from the action of a filter.
  func find(_ text: String) {
    search?.cancel()
    let found = makePages(text)
    search = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 300_000_000)
      await found.refresh()
      if !Task.isCancelled { self?.show(found) }
    }
  }

  private func makePages(_ text: String) -> Paginator<Book, String> {
    Paginator { [server] request in
      let page = try await server.books(matching: text, after: request.cursor)
      return PaginatorPage(page.books, next: page.next)
    }
  }

  private func show(_ pages: Paginator<Book, String>) {
    self.pages = pages
    tableView.overscroll.bind(pages, owner: self) { screen, _ in screen.tableView.reloadData() }
    tableView.contentOffset.y = -tableView.adjustedContentInset.top
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages?.items.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = pages.map { $0.items[indexPath.row].title }
    return cell
  }
}

extension SearchScreen {
  func switchAccount(to server: SearchServer) {
    search?.cancel()
    self.server = server
    show(makePages(""))
    tableView.overscroll.top?.begin()
  }
}

extension SearchScreen {
  /// The search in progress, for the tests.
  var searching: Task<Void, Never>? { search }
}
