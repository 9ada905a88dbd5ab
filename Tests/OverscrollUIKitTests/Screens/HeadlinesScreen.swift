import Overscroll
import UIKit

// The screen of the page "Your first screen" for UIKit, as printed there, and what it needs.

struct Headline: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String { "Headline \(id)" }
}

struct HeadlineServer: Sendable {
  let load: @Sendable (_ page: Int) async throws -> [Headline]

  func headlines(page: Int) async throws -> [Headline] { try await load(page) }
}

final class HeadlinesScreen: UITableViewController {
  private let pages: Paginator<Headline, Int>

  init(server: HeadlineServer) {
    pages = Paginator(numberedFrom: 1, id: \.id) { try await server.headlines(page: $0) }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
    tableView.overscroll.bind(pages, owner: self) { screen, _ in screen.tableView.reloadData() }
    tableView.overscroll.emptyView = .standard("No news")
    tableView.overscroll.top?.begin()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
    cell.textLabel?.text = pages.items[indexPath.row].title
    return cell
  }
}
