import Overscroll
import UIKit

// The screen of the page "Your first screen" for UIKit, as printed there, and what it needs.

nonisolated struct Headline: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String { "Headline \(id)" }
}

nonisolated struct HeadlineServer: Sendable {
  let load: @Sendable (_ cursor: String?) async throws -> (headlines: [Headline], next: String?)

  func headlines(after cursor: String?) async throws -> (headlines: [Headline], next: String?) {
    try await load(cursor)
  }
}

final class HeadlinesScreen: UITableViewController {
  private let pages: Paginator<Headline, String>
  private lazy var rows = UITableViewDiffableDataSource<Int, Headline>(tableView: tableView) {
    let cell = $0.dequeueReusableCell(withIdentifier: "headline", for: $1)
    cell.textLabel?.text = $2.title
    return cell
  }

  init(server: HeadlineServer) {
    pages = Paginator { request in
      let page = try await server.headlines(after: request.cursor)
      return PaginatorPage(page.headlines, next: page.next)
    }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
    tableView.overscroll.bind(pages, owner: rows) { rows, pages in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Headline>()
      snapshot.appendSections([0])
      snapshot.appendItems(pages.items)
      rows.apply(snapshot, animatingDifferences: false)
    }
    tableView.overscroll.emptyView = .standard("No news")
    tableView.overscroll.top?.begin()
  }
}
